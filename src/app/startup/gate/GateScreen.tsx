import type { ReactNode } from 'react';
import { useBrand } from '#src/brand/context.tsx';
import { Stack } from '#src/ui/Box.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import { Foot } from '../../frame/shell/Footer.tsx';

const Whole = styled('div', {
  minHeight: '100dvh',
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  backgroundColor: '$surface0',
  color: '$ink1',
});
const Bar = styled('div', { display: 'flex', alignItems: 'center', minHeight: '$header', paddingX: '$16', backgroundColor: '$chrome' });
const Middle = styled('main', { display: 'grid', placeItems: 'center', padding: '$24 $16' });

export type GateScreenProps = {
  readonly picture: ReactNode;
  readonly title: string;
  readonly lines: readonly string[];
  readonly action?: ReactNode;
};

export function GateScreen({ picture, title, lines, action }: GateScreenProps) {
  const { logo, name } = useBrand();
  return (
    <Whole>
      <title>{`${title} · ${name}`}</title>
      <Bar>
        <img src={logo.onChrome} width={logo.width} height={logo.height} alt={name} />
      </Bar>
      <Middle>
        <Stack gap={12} align="center" css={{ textAlign: 'center', maxWidth: '440px' }} role="status">
          {picture}
          <Heading as="h1" size={28}>
            {title}
          </Heading>
          {lines.map((line) => (
            <Text key={line} as="p" tone="ink2" css={{ textWrap: 'balance' }}>
              {line}
            </Text>
          ))}
          {action}
        </Stack>
      </Middle>
      <Foot isClosed />
    </Whole>
  );
}
