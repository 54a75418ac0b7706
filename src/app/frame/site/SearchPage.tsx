import { Stack } from '#src/ui/Box.tsx';
import { breakpoints, useMediaQuery } from '#src/ui/useMediaQuery.ts';
import { Page } from '../../page/Page.tsx';
import { DrawnLayout } from '../shell/DrawnLayout.tsx';
import { usePageFrame } from '../shell/usePageFrame.ts';

export function SearchPage() {
  const { searchBox } = usePageFrame();
  const isInHeader = useMediaQuery(breakpoints.tablet);
  return (
    <Stack gap={16}>
      {isInHeader || !searchBox ? null : <DrawnLayout layout={searchBox} />}
      <Page />
    </Stack>
  );
}
