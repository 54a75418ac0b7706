import { isCalendarDay } from '#src/shared/text/calendarDay.ts';
import { regionOfCode } from '#server/platform/regions/regions.ts';
import { Conflict, defineCommand, type SandboxDeps } from '../command.ts';
import type { Fields } from '../fields.ts';
import type { RegisteredPerson } from '../exclusionRegister/people.ts';
import { registerFaults, withChange } from '../exclusionRegister/state.ts';
import { playerBy } from '../playerBy.ts';

const MOST_DAYS = 36_600;

type Who = { readonly email: string } | RegisteredPerson;

export const register = defineCommand({
  path: 'register',
  about: `How the register of excluded persons answers from now on, with fault: ${registerFaults.join(', ')}. list or unlist: true enters a person or takes them off, by the email of a player, or by firstName, lastName and birthDate; days: how long (default for good), regions: where (default everywhere), taxDigits: of which tax number. At the start ten thousand made-up people are listed, and no player of the sandbox.`,
  fields: ['fault', 'list', 'unlist', 'email', 'firstName', 'lastName', 'birthDate', 'days', 'regions', 'taxDigits'],
  read: (fields) => {
    const fault = fields.has('fault') ? faultIn(fields) : null;
    const isListed = fields.has('list') && fields.flag('list');
    const isChange = isListed || (fields.has('unlist') && fields.flag('unlist'));
    const regions = fields.has('regions') ? fields.texts('regions') : null;
    for (const region of regions ?? []) if (!regionOfCode(region)) fields.problems.push(`region ${region} is not known.`);
    return {
      fault,
      who: isChange ? whoIn(fields) : null,
      isListed,
      days: fields.has('days') ? fields.whole('days', 1, MOST_DAYS) : null,
      regions,
      taxDigits: fields.has('taxDigits') ? fields.text('taxDigits') : null,
    };
  },
  run: async (deps, { fault, who, isListed, days, regions, taxDigits }) => {
    const { registerState: state } = deps;
    if (fault !== null) state.set({ ...state.get(), fault });
    if (who !== null) {
      const until = days === null ? null : new Date(deps.ports.now().getTime() + days * 86_400_000).toISOString();
      const person = await personOf(deps, who);
      const next = withChange(state.get(), { person, isListed, until, regions, taxDigits }, deps.ports.newId);
      if (next === null) throw new Conflict('The list of changes is full. Start the server again.');
      state.set(next);
    }
    return { fault: state.get().fault, changes: state.get().changes.length };
  },
});

function faultIn(fields: Fields): (typeof registerFaults)[number] {
  const said = fields.text('fault');
  const fault = registerFaults.find((each) => each === said);
  if (fault === undefined) fields.problems.push(`fault must be one of ${registerFaults.join(', ')}.`);
  return fault ?? 'none';
}

function whoIn(fields: Fields): Who {
  if (fields.has('email')) return { email: fields.text('email') };
  const person = { firstName: fields.text('firstName'), lastName: fields.text('lastName'), birthDate: fields.text('birthDate') };
  if (!isCalendarDay(person.birthDate)) fields.problems.push('birthDate must be a day: 1984-03-17.');
  return person;
}

async function personOf(deps: SandboxDeps, who: Who): Promise<RegisteredPerson> {
  if (!('email' in who)) return who;
  const { id } = await playerBy(deps, who.email);
  const row = await deps.db
    .selectFrom('players')
    .select(['first_name as firstName', 'last_name as lastName', 'birth_date as birthDate'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (row.birthDate === null) throw new Conflict('The birth date of this player is not known.');
  return { ...row, birthDate: row.birthDate };
}
