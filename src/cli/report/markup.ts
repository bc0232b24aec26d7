/** Text as it stands in HTML and SVG. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** An element with attributes; what is inside is markup already. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  ...inside: readonly string[]
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(shortened(value))}"`);
  return `<${name}${written.join('')}>${inside.join('')}</${name}>`;
}

/** A number to a tenth of a pixel. */
function shortened(value: string | number): string {
  return typeof value === 'number' ? String(Math.round(value * 10) / 10) : value;
}

/** Words in an SVG picture. */
export function words(
  x: number,
  y: number,
  text: string,
  attributes: Readonly<Record<string, string | number>> = {},
): string {
  return element('text', { x, y, ...attributes }, escaped(text));
}

/** What is shown when the pointer rests on the element that this is in. */
export function tip(text: string): string {
  return element('title', {}, escaped(text));
}
