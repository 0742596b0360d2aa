/** The variables that the server reads. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads a whole number; undefined if the variable is unset. Throws, naming the variable. */
export function readWholeNumber(
  env: Environment,
  name: string,
  max: number,
  min = 0,
): number | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new Error(`${name} must be a whole number from ${min} to ${max}, not "${text}"`);
  }
  return value;
}

/** Reads one of some words; undefined if the variable is unset. Throws, naming the variable. */
export function parseChoice<T extends string>(
  env: Environment,
  name: string,
  allowed: readonly T[],
): T | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  const found = allowed.find((one) => one === text);
  if (found === undefined)
    throw new Error(`${name} must be ${allowed.join(' or ')}, not "${text}"`);
  return found;
}

/** Reads an origin; undefined if the variable is unset. Throws, naming the variable. */
export function readOrigin(env: Environment, name: string): string | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/u.test(url.protocol) || url.pathname !== '/' || url.search !== '')
    throw new Error(`${name} must be an origin such as http://127.0.0.1:4000, not "${text}"`);
  return url.origin;
}
