import { useQuery } from '@apollo/client/react';
import { PlayerAreaDocument } from '#src/gql/graphql.ts';
import { MAP, mapOf } from '#src/shared/payments/placeMap.ts';
import type { Option } from '#src/shared/payments/choices.ts';
import { t } from '#src/shared/text/t.ts';
import { styled } from '#src/ui/stitches.ts';

const Drawn = styled('svg', {
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: '$card',
  border: '1px solid $line',
  backgroundColor: '$surface2',
  '& [data-land]': { fill: '$colors$surface1', stroke: '$colors$lineStrong', strokeWidth: 1, strokeLinejoin: 'round' },
  '& [data-pin] path': { fill: '$colors$ink2', stroke: '$colors$surface1', strokeWidth: 1.5 },
  '& [data-pin=chosen] path': { fill: '$colors$accent' },
  '& [data-pin] text': { fill: '$colors$surface1', fontSize: '12px', fontWeight: '$bold', textAnchor: 'middle' },
  '& [data-pin=chosen] text': { fill: '$colors$onAccent' },
  '& [data-here]': { fill: '$colors$info', stroke: '$colors$surface1', strokeWidth: 2 },
});

type Props = { readonly places: readonly Option[]; readonly chosenId: string | null };

/** Labels only the map as a whole, because the list beside it names each location. */
export function PlaceMap({ places, chosenId }: Props) {
  const { data } = useQuery(PlayerAreaDocument);
  const area = data?.playerArea;
  const { land, here, pins } = mapOf(places, area?.boundary ?? [], area?.position ?? null);
  const drawn = pins.toSorted((a, b) => Number(a.id === chosenId) - Number(b.id === chosenId));
  return (
    <Drawn viewBox={`0 0 ${MAP.width} ${MAP.height}`} role="img" aria-label={t`Map of the locations`}>
      <path data-land="" d={land} />
      {here === null ? null : <circle data-here="" cx={here.x} cy={here.y} r={6} />}
      {drawn.map(({ id, number, x, y }) => (
        <g key={id} data-pin={id === chosenId ? 'chosen' : ''} transform={`translate(${x} ${y})`}>
          <path d="M0 0C-4-7-11-11-11-19a11 11 0 0 1 22 0C11-11 4-7 0 0z" />
          <text y={-15}>{number}</text>
        </g>
      ))}
    </Drawn>
  );
}
