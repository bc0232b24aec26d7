declare const process: { readonly env: { readonly NODE_ENV?: string } } | undefined;

/** False in production, where freezing every step would cost more than the step. */
export const FREEZES = typeof process === 'undefined' || process.env.NODE_ENV !== 'production';

/** Freezes a value and everything below it; stops at what is frozen already. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}
