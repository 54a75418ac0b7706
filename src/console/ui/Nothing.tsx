import type { ReactNode } from 'react';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';

export type NothingProps = {
  readonly title: string;
  readonly body?: string;
  readonly action?: ReactNode;
  readonly illustration?: string;
};

export function Nothing({ illustration = 'explore', ...said }: NothingProps) {
  return (
    <Card>
      <EmptyState illustration={illustration} {...said} />
    </Card>
  );
}
