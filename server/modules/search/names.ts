import type { Catalogue, Competition, Participant } from '#server/modules/catalogue/index.ts';
import { keptCloseNames } from '#server/platform/text/closeNames.ts';
import { rankOf } from '#server/platform/text/tokenize.ts';
import type { GroupId, Hit } from './found.ts';
import { keptWords, type Sought } from './sought.ts';

type Name = Extract<Hit, { readonly sort: 'participant' | 'competition' }>;
export type FoundNames = { readonly exact: readonly Name[]; readonly close: readonly Name[] };

/** Adds similar names if there are fewer exact matches than this, unless one of them has all words in full. */
const ENOUGH = 3;
const OF_PERSONS: ReadonlySet<string> = new Set(['tennis', 'darts', 'table-tennis', 'golf', 'boxing', 'mma', 'snooker']);

export const sideWords = keptWords(({ fullName, abbreviation }: Participant) => `${fullName} ${abbreviation}`);
export const competitionWords = keptWords(({ name }: Competition) => name);
const indexOf = keptCloseNames();

type Entry = { readonly id: string; readonly name: string; readonly words: readonly string[]; readonly hit: () => Name };

export function findNames({ catalogue, typed }: Sought): FoundNames {
  const entries = entriesOf(catalogue);
  const exact = entries
    .flatMap((entry) => {
      const rank = rankOf(entry.words, typed);
      return rank === null ? [] : [{ entry, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
  const isWhole = exact.some(({ words }) => typed.every((word) => words.includes(word)));
  if (isWhole || exact.length >= ENOUGH) return { exact: exact.map(({ hit }) => hit()), close: [] };
  const close = pick(entries, indexOf(catalogue, entries).withAll(typed)).filter((entry) => !exact.includes(entry));
  return { exact: exact.map(({ hit }) => hit()), close: close.map(({ hit }) => hit()) };
}

export function findSimilarNames({ catalogue, typed }: Sought): readonly Name[] {
  const entries = entriesOf(catalogue);
  return pick(entries, indexOf(catalogue, entries).withSome(typed)).map(({ hit }) => hit());
}

export function groupOf(hit: Name, catalogue: Catalogue): GroupId {
  if (hit.sort === 'competition') return 'LEAGUES';
  const { sportId } = hit.competition;
  return OF_PERSONS.has(catalogue.sport(sportId)?.slug ?? sportId) ? 'PLAYERS' : 'TEAMS';
}

function pick(entries: readonly Entry[], ids: readonly string[]): readonly Entry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function entriesOf(catalogue: Catalogue): readonly Entry[] {
  const sports = new Map(catalogue.sports().map(({ id, name }) => [id, name]));
  return catalogue.competitions().flatMap((competition): readonly Entry[] => {
    const sport = sports.get(competition.sportId) ?? '';
    return [
      {
        id: `c:${competition.id}`,
        name: `${competition.name} ${sport}`,
        words: [...competitionWords(competition), sport.toLowerCase()],
        hit: () => ({ sort: 'competition', competition }),
      },
      ...catalogue.participantsOf(competition.id).map((participant) => ({
        id: `p:${participant.id}`,
        name: participant.fullName,
        words: sideWords(participant),
        hit: (): Name => ({ sort: 'participant', participant, competition, next: nextOf(participant, catalogue) }),
      })),
    ];
  });
}

const nextOf = ({ id, competitionId }: Participant, catalogue: Catalogue) =>
  catalogue.events({ competitionId }).find(({ home, away }) => home.id === id || away.id === id) ?? null;
