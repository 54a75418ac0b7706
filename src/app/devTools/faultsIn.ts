import { hasTexts } from '#src/shared/values/plainObject.ts';

export type Fault = {
  readonly id: string;
  readonly category: string;
  readonly name: string;
  readonly message: string;
  readonly receivedAt: string;
};

const TEXTS = ['id', 'category', 'name', 'message', 'receivedAt'] as const;

const isFault = (value: unknown): value is Fault => hasTexts(value, TEXTS);

export function faultsIn(body: unknown): readonly Fault[] | null {
  const list = typeof body === 'object' && body !== null && 'faults' in body ? body.faults : null;
  return Array.isArray(list) && list.every(isFault) ? list : null;
}
