import { useApolloClient } from '@apollo/client/react';
import { useState, useTransition } from 'react';
import type { BetSectionFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { patiently } from '#src/render/index.ts';
import { styled } from '#src/ui/stitches.ts';
import { toast } from '#src/ui/notices/toast.ts';
import { PillLine } from '../../parts/text/PillLine.ts';

const Choice = styled('button', {
  all: 'unset',
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '36px',
  paddingX: '$16',
  borderRadius: '$pill',
  border: '1px solid $lineStrong',
  text: 13,
  fontWeight: '$medium',
  color: '$ink1',
  cursor: 'pointer',
  focusRing: 2,
  '@hover': { '&:hover': { backgroundColor: '$surface2' } },
  '&[aria-pressed="true"]': { backgroundColor: '$accent', borderColor: '$accent', color: '$onAccent' },
  '&[aria-busy="true"]': { opacity: 0.7 },
});

export function BetFilters({ section }: { readonly section: BetSectionFragment }) {
  const client = useApolloClient();
  const [wanted, setWanted] = useState<string | null>(null);
  const [isPending, startTransition] = useTransition();
  const choose = (selectedFilterId: string): void => {
    setWanted(selectedFilterId);
    startTransition(async () => {
      try {
        const { askSection } = await patiently(() => import('./betCalls.ts'));
        await askSection(client, section.id, selectedFilterId);
      } catch {
        toast({
          id: 'bet-filter',
          type: 'danger',
          title: t`An error has occurred`,
          body: t`Please try again later.`,
          secondsUntilRemoved: 10,
        });
      }
      setWanted(null);
    });
  };
  return (
    <PillLine role="group" aria-label={t`Filter bets`}>
      {section.filters.map(({ id, label }) => (
        <Choice
          key={id}
          type="button"
          aria-pressed={id === (wanted ?? section.selectedFilterId)}
          aria-busy={isPending && id === wanted}
          onClick={() => choose(id)}
        >
          {label}
        </Choice>
      ))}
    </PillLine>
  );
}
