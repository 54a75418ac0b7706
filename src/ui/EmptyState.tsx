import type { ReactNode } from 'react';
import { Stack } from './Box.tsx';
import { Illustration } from './pictures/Illustration.tsx';
import { Heading, Text } from './Text.tsx';

export type EmptyStateProps = {
  readonly illustration: string;
  readonly title: string;
  readonly body?: string;
  readonly action?: ReactNode;
  readonly headingLevel?: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'p';
};

export function EmptyState({ illustration, title, body, action, headingLevel = 'h2' }: EmptyStateProps) {
  return (
    <Stack gap={8} align="center" css={{ paddingY: '$32', paddingX: '$16', textAlign: 'center' }}>
      <Illustration name={illustration} />
      <Heading as={headingLevel} size={18}>
        {title}
      </Heading>
      {body === undefined ? null : (
        <Text as="p" tone="ink2" css={{ maxWidth: '36ch', textWrap: 'balance' }}>
          {body}
        </Text>
      )}
      {action === undefined ? null : <Stack css={{ marginTop: '$12' }}>{action}</Stack>}
    </Stack>
  );
}
