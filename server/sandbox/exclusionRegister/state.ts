import { type Listing, nameOf, type RegisteredPerson, registeredPeople } from './people.ts';

/** Faults to imitate. `slow` answers after the operator's timeout, `forged` signs with another key, `old` dates the answer an hour back. */
export const registerFaults = ['none', 'away', 'endless', 'forged', 'old', 'other-request', 'redirect', 'slow'] as const;
export type RegisterFault = (typeof registerFaults)[number];

export type RegisterChange = Listing & { readonly isListed: boolean };
export type RegisterState = {
  readonly fault: RegisterFault;
  /** Id of the list of changes. With a cursor of another list, reading starts from the beginning. */
  readonly epoch: string;
  readonly changes: readonly RegisterChange[];
};

export const usualRegister: RegisterState = { fault: 'none', epoch: 'none', changes: [] };

const MOST_CHANGES = 1_000;
const PAGE = 100;

export function withChange(state: RegisterState, change: RegisterChange, newId: () => string): RegisterState | null {
  if (state.changes.length >= MOST_CHANGES) return null;
  return { ...state, epoch: state.changes.length === 0 ? newId() : state.epoch, changes: [...state.changes, change] };
}

export function changesAfter({ epoch, changes }: RegisterState, cursor: string | null) {
  const [known = '', count = ''] = (cursor ?? '').split('/');
  const from = known === epoch ? Number(count) || 0 : 0;
  const page = changes.slice(from, from + PAGE);
  const end = from + page.length;
  return { cursor: `${epoch}/${end}`, people: page.map(({ person }) => person), hasMore: end < changes.length };
}

export type RegisterRequest = RegisteredPerson & { readonly region: string; readonly taxDigits: string | null };

/** Creates a function that finds a listed person by name and birth date, or null. If the tax digits differ, it is another person. */
export function createLookUp(): (state: RegisterState, asked: RegisterRequest, now: Date) => Listing | null {
  let base: ReadonlyMap<string, readonly Listing[]> | null = null;
  return ({ changes }, asked, now) => {
    base ??= byName(registeredPeople());
    const name = nameOf(asked);
    const changed = changes.findLast(({ person }) => nameOf(person) === name);
    const found = changed ? (changed.isListed ? [changed] : []) : (base.get(name) ?? []);
    return (
      found.find(
        ({ until, taxDigits }) =>
          (until === null || new Date(until) > now) && (taxDigits === null || asked.taxDigits === null || taxDigits === asked.taxDigits),
      ) ?? null
    );
  };
}

function byName(listings: readonly Listing[]): ReadonlyMap<string, readonly Listing[]> {
  const all = new Map<string, Listing[]>();
  for (const listing of listings) {
    const name = nameOf(listing.person);
    all.set(name, [...(all.get(name) ?? []), listing]);
  }
  return all;
}
