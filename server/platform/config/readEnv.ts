import { regionOfCode } from '../regions/regions.ts';

export type Reader<T> = (raw: string) => { readonly value: T } | { readonly expected: string };

export const text: Reader<string> = (raw) => ({ value: raw });

export const choice =
  <T extends string>(options: readonly T[]): Reader<T> =>
  (raw) => {
    const found = options.find((option) => option === raw);
    return found === undefined ? { expected: `one of ${options.join(', ')}` } : { value: found };
  };

export const choices =
  <T extends string>(options: readonly T[]): Reader<ReadonlySet<T>> =>
  (raw) => {
    const found = raw.split(/[\s,]+/).map((name) => options.find((option) => option === name));
    const known = found.filter((option) => option !== undefined);
    return known.length < found.length ? { expected: `some of ${options.join(', ')}` } : { value: new Set(known) };
  };

const LEAST_SECRET = 32;

export const secrets: Reader<readonly string[]> = (raw) => {
  const value = raw.split(/[\s,]+/).filter(Boolean);
  return value.every(({ length }) => length >= LEAST_SECRET)
    ? { value }
    : { expected: `a list of secrets of ${LEAST_SECRET} characters or more` };
};

export const count: Reader<number> = (raw) => (/^\d{1,9}$/.test(raw) ? { value: Number(raw) } : { expected: 'a whole number' });

export const wholeBetween =
  (least: number, most: number): Reader<number> =>
  (raw) => {
    const value = /^\d{1,9}$/.test(raw) ? Number(raw) : NaN;
    return value >= least && value <= most ? { value } : { expected: `a whole number from ${least} to ${most}` };
  };

export const ed25519Key: Reader<string> = (raw) =>
  /^[\w-]{43}$/.test(raw) ? { value: raw } : { expected: 'an Ed25519 public key: 32 bytes in base64url' };

export const headerName: Reader<string> = (raw) =>
  /^[a-z\d-]{1,64}$/i.test(raw) ? { value: raw.toLowerCase() } : { expected: 'the name of a header' };

const CLAMD_PORT = 3310;

export const clamd: Reader<{ readonly host: string; readonly port: number }> = (raw) => {
  const [, host = '', number = String(CLAMD_PORT)] = /^tcp:\/\/([a-z\d.-]+|\[[\da-f:]+\])(?::(\d{1,5}))?\/?$/i.exec(raw) ?? [];
  return host === '' || Number(number) > 65_535
    ? { expected: 'an address as tcp://host:3310' }
    : { value: { host: host.replace(/^\[|\]$/g, ''), port: Number(number) } };
};

export const hostName: Reader<string> = (raw) =>
  /^[a-z\d-]{1,63}(\.[a-z\d-]{1,63})+$/i.test(raw) ? { value: raw.toLowerCase() } : { expected: 'the name of a domain' };

export const share: Reader<number> = (raw) =>
  /^(0|1|[01]?\.\d{1,6})$/.test(raw) && Number(raw) <= 1 ? { value: Number(raw) } : { expected: 'a number from 0 to 1' };

export const port: Reader<number> = (raw) =>
  /^\d{1,5}$/.test(raw) && Number(raw) <= 65_535 ? { value: Number(raw) } : { expected: 'a port between 0 and 65535' };

export const flag: Reader<boolean> = (raw) => {
  if (/^(1|true|on|yes)$/i.test(raw)) return { value: true };
  if (/^(0|false|off|no)$/i.test(raw)) return { value: false };
  return { expected: 'on or off' };
};

export const url =
  (protocols: readonly string[]): Reader<string> =>
  (raw) => {
    const parsed = URL.canParse(raw) ? new URL(raw) : null;
    return parsed && protocols.includes(parsed.protocol)
      ? { value: raw }
      : { expected: `an address that starts with ${protocols[0] ?? ''}//` };
  };

export const dsn: Reader<string> = (raw) =>
  /^https?:\/\/\w+@[a-z0-9.-]+(:\d{1,5})?(\/[\w-]+)*\/\d+$/i.test(raw) && URL.canParse(raw)
    ? { value: raw }
    : { expected: 'an address as https://key@host/project' };

type Origins = ReadonlyMap<string, string>;

/** Parses pairs `name=https://origin`, separated by blanks or commas. Null for anything else, such as paths or repeated names. */
function originsIn(raw: string, isName: (name: string) => boolean, scheme: RegExp): Origins | null {
  const found = new Map<string, string>();
  for (const entry of raw.split(/[\s,]+/)) {
    const [name = '', origin = '', ...rest] = entry.split('=');
    if (!isName(name) || found.has(name) || rest.length > 0 || !scheme.test(origin)) return null;
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) return null;
    found.set(name, origin);
  }
  return found;
}

const ENCRYPTED = /^https:\/\/[a-z0-9.-]+(:\d{1,5})?$/;
const EITHER = /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/;

export const namedOrigins: Reader<Origins> = (raw) => {
  const value = originsIn(raw, (name) => /^[a-z][a-z0-9-]{0,31}$/.test(name), ENCRYPTED);
  return value ? { value } : { expected: 'a list of name=https://origin, parted by blanks, each name once and each origin without a path' };
};

export const regionOrigins =
  (isEncrypted: boolean): Reader<Origins> =>
  (raw) => {
    const isRegion = (code: string): boolean => (regionOfCode(code)?.boundary ?? null) !== null;
    const value = originsIn(raw, isRegion, isEncrypted ? ENCRYPTED : EITHER);
    return value ? { value } : { expected: 'a list of US-PA=https://origin, parted by blanks, each region one of ours and named once' };
  };

/** Reads environment variables; collects all errors for one report. Omits values of URLs, sites, secrets, keys and DSNs. */
export class EnvReader {
  readonly problems: string[] = [];
  readonly #env: Readonly<Record<string, string | undefined>>;

  constructor(env: Readonly<Record<string, string | undefined>>) {
    this.#env = env;
  }

  has(name: string): boolean {
    return (this.#env[name]?.trim() ?? '') !== '';
  }

  read<T, A>(name: string, reader: Reader<T>, absent: A): T | A {
    const raw = this.#env[name]?.trim();
    if (raw === undefined || raw === '') return absent;
    const read = reader(raw);
    if ('value' in read) return read.value;
    this.problems.push(
      /URL|SITES|SECRET|KEY|DSN/.test(name) ? `${name} is not ${read.expected}` : `${name} is "${raw}"; it must be ${read.expected}`,
    );
    return absent;
  }
}

export function outsideParty(reader: EnvReader, name: string): { readonly origin: string; readonly secret: string } | null {
  const address = reader.read(`${name}_URL`, url(['https:', 'http:']), null);
  const secret = reader.read(`${name}_SECRET`, text, null);
  if ((address === null) !== (secret === null)) reader.problems.push(`${name}_URL and ${name}_SECRET go together`);
  return address !== null && secret !== null ? { origin: new URL(address).origin, secret } : null;
}
