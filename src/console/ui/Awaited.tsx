import type { ReactNode } from 'react';
import { Stack } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import type { Loaded } from '../api/index.ts';
import { Problem } from './Problem.tsx';

export type AwaitedProps<T> = {
  readonly loaded: Loaded<T>;
  /** Names the content in messages, for example `the drafts`. */
  readonly what: string;
  readonly children: (value: T) => ReactNode;
  readonly lines?: number;
};

export function Awaited<T>({ loaded: { value, refusal, isLoading, reload }, what, children, lines = 6 }: AwaitedProps<T>) {
  if (value === null && refusal === null) return isLoading ? <Lines what={what} count={lines} /> : null;
  return (
    <Stack gap={16}>
      {refusal === null ? null : <Problem refusal={refusal} onRetry={reload} />}
      {value === null ? null : children(value)}
    </Stack>
  );
}

export function Lines({ what, count }: { readonly what: string; readonly count: number }) {
  return (
    <Stack gap={12} role="status" aria-busy>
      <VisuallyHidden>{`Loading ${what}.`}</VisuallyHidden>
      {Array.from({ length: count }, (_, at) => (
        // eslint-disable-next-line react/no-array-index-key -- placeholder lines have no other key
        <Skeleton key={at} height={44} shape="control" />
      ))}
    </Stack>
  );
}
