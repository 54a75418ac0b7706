import { type ReactNode, useState } from 'react';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Text } from '#src/ui/Text.tsx';

type PageInfo = { readonly hasNextPage: boolean; readonly endCursor: string | null };

export function NextPage({ pageInfo, after }: { readonly pageInfo: PageInfo; readonly after: (cursor: string) => ReactNode }) {
  const [isFollowed, follow] = useState(false);
  if (!pageInfo.hasNextPage || pageInfo.endCursor === null) return null;
  if (isFollowed) return after(pageInfo.endCursor);
  return (
    <Stack align="center">
      <Button tone="secondary" onClick={() => follow(true)}>{t`Show more`}</Button>
    </Stack>
  );
}

export const LostPage = ({ children, onRetry }: { readonly children: string; readonly onRetry: () => void }) => (
  <Stack gap={8} align="center" css={{ paddingY: '$16' }}>
    <Text role="alert" tone="negative" size={13}>
      {children}
    </Text>
    <Button tone="secondary" onClick={onRetry}>{t`Try again`}</Button>
  </Stack>
);
