import { entriesOf, isPlainObject, membersOf } from '#src/shared/values/plainObject.ts';

export type SunkFault = {
  readonly id: string;
  readonly category: string;
  readonly name: string;
  readonly message: string;
  readonly user: string | null;
  readonly frames: number;
};

type Fields = Readonly<Record<string, unknown>>;

export function faultsIn(envelope: string): readonly SunkFault[] | null {
  const [head = '', ...lines] = envelope.split('\n').filter((line) => line !== '');
  if (fieldsIn(head) === null) return null;
  const faults: SunkFault[] = [];
  for (let at = 0; at + 1 < lines.length; at += 2) {
    const [about, payload] = [fieldsIn(lines[at] ?? ''), fieldsIn(lines[at + 1] ?? '')];
    if (about === null || payload === null) return null;
    if (about['type'] === 'event') faults.push(faultOf(payload));
  }
  return faults;
}

function faultOf(event: Fields): SunkFault {
  const [exception = {}] = listOf(membersOf(event['exception'])['values']).toReversed();
  return {
    id: textOf(event['event_id']),
    category: textOf(membersOf(event['tags'])['category']),
    name: textOf(exception['type']),
    message: textOf(exception['value'] ?? event['message']),
    user: textOf(membersOf(event['user'])['id']) || null,
    frames: listOf(membersOf(exception['stacktrace'])['frames']).length,
  };
}

const listOf = (value: unknown): readonly Fields[] => entriesOf(value).map(membersOf);
const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 1_000) : '');

function fieldsIn(line: string): Fields | null {
  try {
    const value: unknown = JSON.parse(line);
    return isPlainObject(value) ? value : null;
  } catch {
    return null;
  }
}
