import { NotFound, type SandboxDeps } from './command.ts';

/** Throws `NotFound` if no player has the email. */
export async function playerBy({ db }: Pick<SandboxDeps, 'db'>, email: string) {
  const player = await db
    .selectFrom('players')
    .selectAll()
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  if (!player) throw new NotFound(`There is no player ${email}.`);
  return player;
}
