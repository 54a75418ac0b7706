import { t } from '#src/shared/text/t.ts';
import { styled } from '#src/ui/stitches.ts';

const Bases = styled('svg', {
  flex: 'none',
  '& rect': { fill: 'none', stroke: '$colors$lineStrong', strokeWidth: 1.5 },
  '& [data-taken]': { fill: '$colors$accent', stroke: '$colors$accent' },
});

type On = { readonly isOnFirst: boolean; readonly isOnSecond: boolean; readonly isOnThird: boolean };

export function Diamond({ isOnFirst, isOnSecond, isOnThird }: On) {
  const base = (x: number, y: number, isTaken: boolean) => (
    <rect x={x - 5} y={y - 5} width={10} height={10} transform={`rotate(45 ${x} ${y})`} {...(isTaken ? { 'data-taken': '' } : {})} />
  );
  return (
    <Bases width={44} height={32} viewBox="0 0 44 32" role="img" aria-label={basesInWords({ isOnFirst, isOnSecond, isOnThird })}>
      {base(34, 20, isOnFirst)}
      {base(22, 9, isOnSecond)}
      {base(10, 20, isOnThird)}
    </Bases>
  );
}

function basesInWords({ isOnFirst, isOnSecond, isOnThird }: On): string {
  const taken = [isOnFirst ? t`first` : '', isOnSecond ? t`second` : '', isOnThird ? t`third` : ''].filter(Boolean);
  if (taken.length === 3) return t`Bases loaded`;
  return taken.length === 0 ? t`Bases empty` : t`On ${taken.join(t` and `)}`;
}
