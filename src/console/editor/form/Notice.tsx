import type { ReactNode } from 'react';
import { Stack } from '#src/ui/Box.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';

const Ground = styled('div', {
  display: 'flex',
  gap: '$8',
  padding: '$12',
  borderRadius: '$control',
  border: '1px solid $negative',
  backgroundColor: '$negativeSoft',
  color: '$negative',
});

export const Notice = ({ words, children }: { readonly words: string; readonly children?: ReactNode }) => (
  <Ground>
    <Icon name="alert" size={20} />
    <Stack gap={8}>
      <Text tone="inherit">{words}</Text>
      {children}
    </Stack>
  </Ground>
);
