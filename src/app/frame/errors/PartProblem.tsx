import type { ReactNode } from 'react';
import { t } from '#src/shared/text/t.ts';
import { Button } from '#src/ui/Button.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { useOnline } from '#src/platform/useOnline.ts';

const Words = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$4 $12',
  textAlign: 'center',
});

export function PartProblem({ onRetry, children }: { readonly onRetry: () => void; readonly children: ReactNode }) {
  useOnline(onRetry);
  return (
    <Words role="alert">
      <Text size={12} tone="ink2">
        {children}
      </Text>
      <Button tone="quiet" size="small" css={{ paddingInline: '$4' }} onClick={onRetry}>{t`Try again`}</Button>
    </Words>
  );
}
