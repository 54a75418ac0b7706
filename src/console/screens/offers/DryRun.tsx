import { useState } from 'react';
import type { OfferDryRun } from '#src/shared/console/offers.ts';
import type { OfferDraft } from '#src/shared/offers/document.ts';
import { formatCents } from '#src/shared/money/money.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Text } from '#src/ui/Text.tsx';
import { useOperation } from '../../api/index.ts';
import { Permitted } from '../../ui/Permitted.tsx';

const SPANS = [
  { days: '1', name: 'yesterday' },
  { days: '7', name: 'the last 7 days' },
] as const;
type Span = (typeof SPANS)[number];

/** `draft` returns null if the form holds no valid offer. */
export function DryRun({ draft }: { readonly draft: () => OfferDraft | null }) {
  const { run, isBusy, refusal } = useOperation('dryRunOffer');
  const [found, setFound] = useState<{ readonly span: Span; readonly run: OfferDryRun; readonly document: OfferDraft } | null>(null);
  const start = async (span: Span): Promise<void> => {
    const document = draft();
    setFound(null);
    const answer = document === null ? null : await run({ document, days: span.days });
    if (document !== null && answer?.ok === true) setFound({ span, run: answer.value, document });
  };
  return (
    <Permitted to="dryRunOffer">
      <Row gap={8}>
        {SPANS.map((span) => (
          <Button key={span.days} tone="secondary" busy={isBusy} onClick={() => void start(span)}>
            {`Dry run over ${span.name}`}
          </Button>
        ))}
      </Row>
      <Stack gap={4} role="status">
        {refusal === null ? null : (
          <Text size={13} tone="negative">
            {refusal.message}
          </Text>
        )}
        {found === null
          ? null
          : linesOf(found.run, found.span.name, found.document).map((line, at) => (
              <Text key={line} size={13} {...(at === 0 ? { weight: 'bold' as const } : {})}>
                {line}
              </Text>
            ))}
      </Stack>
    </Permitted>
  );
}

const counted = (count: number, one: string, many = `${one}s`): string => `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

export function linesOf(run: OfferDryRun, span: string, { currency, budgetCents }: OfferDraft): readonly string[] {
  const money = (cents: number): string => formatCents(BigInt(cents), currency);
  const { players, read, qualified, barred, awarded, awards, cents, unboundCents, expectedCents, cut } = run;
  const isBound = unboundCents > cents && budgetCents !== null;
  return [
    `At the behaviour of ${span}: ${money(cents)}, ${counted(awarded, 'player')}, ${counted(awards, 'award')}.`,
    `${counted(qualified, 'player')} of ${read.toLocaleString('en-US')} who played qualified, had all opted in first.`,
    expectedCents === null
      ? 'The expected cost is not known: too few awards of this kind are over.'
      : `Expected cost: ${money(expectedCents)}, by what awards of this kind have cost so far.`,
    ...(barred === 0 ? [] : [`${counted(barred, 'of them', 'of them')} may not be offered anything now, and got nothing.`]),
    ...(isBound
      ? [`The budget of ${money(budgetCents)} would be used up: without it, the awards would be worth ${money(unboundCents)}.`]
      : []),
    ...(cut === null
      ? []
      : [
          `Only ${read.toLocaleString('en-US')} of ${counted(players, 'player')} were read${cut === 'time' ? ', for lack of time' : ''}. The offer would cost more.`,
        ]),
  ];
}
