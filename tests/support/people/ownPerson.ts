import { randomInt } from 'node:crypto';

const FIRST = ['Ada', 'Grace', 'Alan', 'Edsger', 'Barbara', 'Donald', 'Radia', 'Ken'] as const;
const LAST = ['Byron', 'Quill', 'Marsh', 'Tolland', 'Vexley', 'Ormond', 'Drake', 'Farrow'] as const;
const EARLIEST = Date.UTC(1940, 0, 1);
const DAYS = 21_000;

let made = randomInt(DAYS);

/** Returns a person whose birth date is unique in this process. */
export function ownPerson(): { readonly firstName: string; readonly lastName: string; readonly birthDate: string } {
  made += 1;
  const day = new Date(EARLIEST + (made % DAYS) * 86_400_000);
  return {
    firstName: FIRST[made % FIRST.length] ?? '',
    lastName: LAST[Math.floor(made / FIRST.length) % LAST.length] ?? '',
    birthDate: day.toISOString().slice(0, 10),
  };
}
