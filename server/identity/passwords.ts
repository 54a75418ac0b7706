import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id: 19 MiB, 2 passes, 1 lane. Runs off the main thread. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

// Made at the start: the first stranger must not wait for it.
const stranger = hashPassword('nobody has this password');

/** Whether the password fits. Without a hash it works as long as with one, and says no: unknown addresses take the same time. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await stranger), password);
  return fits && passwordHash !== null;
}
