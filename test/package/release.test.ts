import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const workflow = readFileSync('.github/workflows/release.yml', 'utf8');

describe('the release workflow', () => {
  test('uses what others have made in the version that was looked at', () => {
    const used = workflow.match(/uses: .+/g) ?? [];
    expect(used).toHaveLength(5);
    for (const line of used) expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d/);
  });

  test('publishes with provenance, after the tests, with no more rights than that takes', () => {
    const [, tests = '', release = ''] = workflow.split(/^ {2}(?:test|release):$/m);
    expect(workflow).toContain('\npermissions: {}\n');
    expect(tests).toContain('- run: .ci/run');
    expect(tests).not.toMatch(/write|secrets/);
    expect(release).toMatch(/needs: test\n/);
    expect(release).toMatch(/id-token: write\n/);
    expect(release).toMatch(/NPM_CONFIG_PROVENANCE: true\n/);
    expect(release).toMatch(/publish: npm run release\n/);
  });
});

describe('the changesets', () => {
  const pending = readdirSync('.changeset').filter((name) => name.endsWith('.md'));

  test('become a version and a changelog by one command', () => {
    const copy = mkdtempSync(join(tmpdir(), 'fatequeue-release-'));
    for (const name of ['.changeset', 'package.json', 'CHANGELOG.md']) {
      cpSync(name, join(copy, name), { recursive: true });
    }
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
    const { version: before } = JSON.parse(readFileSync('package.json', 'utf8'));
    execFileSync(join('node_modules', '.bin', 'changeset'), ['version'], { cwd: copy, stdio: 'pipe' });
    const { version } = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8'));
    const changelog = readFileSync(join(copy, 'CHANGELOG.md'), 'utf8');
    const left = readdirSync(join(copy, '.changeset')).filter((name) => name.endsWith('.md'));
    rmSync(copy, { recursive: true, force: true });
    expect(left).toEqual([]);
    if (pending.length === 0) {
      expect(version).toBe(before);
      return;
    }
    expect(version).not.toBe(before);
    if (before === '0.0.0') expect(version).toBe('0.1.0');
    expect(changelog).toMatch(new RegExp(`^# fatequeue\n\n## ${version.replaceAll('.', '\\.')}\n`));
    for (const name of pending) {
      const [, , summary = ''] = readFileSync(join('.changeset', name), 'utf8').split(/^---$/m);
      for (const line of summary.trim().split('\n')) expect(changelog).toContain(line);
    }
  });

  test('have nothing that only those who made it understand', () => {
    for (const name of pending)
      expect(readFileSync(join('.changeset', name), 'utf8')).not.toMatch(/\bissue\b|#\d+|TODO/);
  });
});
