import { defineCommand } from '../command.ts';
import { playerBy } from '../playerBy.ts';
import { raiseHarm } from '../raiseHarm.ts';

const LEVELS = [1, 2, 3] as const;

export const harm = defineCommand({
  path: 'harm',
  about:
    'Writes what markers of harm are computed from for a player by email, and computes them: level 1, 2 or 3. A level is never lowered.',
  fields: ['email', 'level'],
  read: (fields) => ({ email: fields.text('email'), level: LEVELS[fields.whole('level', 1, 3) - 1] ?? 1 }),
  run: async (deps, { email, level }) => {
    const { id } = await playerBy(deps, email);
    await raiseHarm(deps, id, level);
    return { playerId: id, level };
  },
});
