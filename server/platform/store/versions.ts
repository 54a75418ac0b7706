/** Oldest PostgreSQL version with which the migrations are tested. */
export const LEAST_MAJOR = 15;
export const BUILTIN_LOCALE_SINCE = 17;

/** Returns the major version in the output of `postgres --version`; 0 if there is none. */
export const majorIn = (said: string): number => Number(/\(PostgreSQL\) (\d+)/.exec(said)?.[1] ?? 0);

export type ServerTraits = { readonly major: number; readonly encoding: string };

/** Returns why the product cannot run on this database server, or null if it can. */
export function unfit({ major, encoding }: ServerTraits): string | null {
  if (major < LEAST_MAJOR) return `is PostgreSQL ${major}; ${LEAST_MAJOR} or newer is needed`;
  return encoding === 'UTF8' ? null : `has the encoding ${encoding}; UTF8 is needed`;
}
