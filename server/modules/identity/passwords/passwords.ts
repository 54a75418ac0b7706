import { createHashing } from './hashing.ts';

/** OWASP's first choice for argon2id: 19 MiB, 2 passes, 1 lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const hashing = createHashing();

const done = { hash: 0, verify: 0 };
export const hashesSoFar = (): Readonly<typeof done> => ({ ...done });

const run: typeof hashing = (work) => {
  done[work.kind] += 1;
  return hashing(work);
};

export const hashPassword = async (password: string): Promise<string> => String(await run({ kind: 'hash', password, cost: COST }));

let stranger: Promise<string> | null = null;

/** Verifies a password. Takes as long if there is no hash, so that timing reveals no accounts. Throws `TooBusy`. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  stranger ??= hashPassword('nobody has this password').catch((error: unknown) => {
    stranger = null;
    throw error;
  });
  const fits = await run({ kind: 'verify', password, passwordHash: passwordHash ?? (await stranger) });
  return fits === true && passwordHash !== null;
}
