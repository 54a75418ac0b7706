import type { Line } from '../model/outline.ts';

export function matches({ id, node }: Pick<Line, 'id' | 'node'>, query: string): boolean {
  const text = `${id} ${JSON.stringify(node)}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
