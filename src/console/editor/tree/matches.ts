import type { Line } from '../model/outline.ts';

/** Whether a part has all of these words somewhere in it: its id, its kind, or what is written in it. */
export function matches({ id, node }: Pick<Line, 'id' | 'node'>, query: string): boolean {
  const text = `${id} ${JSON.stringify(node)}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
