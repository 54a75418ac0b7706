import { Stack } from '#src/ui/Box.tsx';
import { Page } from '../../page/Page.tsx';
import { breakpoints, useMediaQuery } from '#src/ui/useMediaQuery.ts';
import { SearchBox } from './SearchBox.tsx';

export function SearchPage() {
  const isInHeader = useMediaQuery(breakpoints.tablet);
  return (
    <Stack gap={16}>
      {isInHeader ? null : <SearchBox />}
      <Page />
    </Stack>
  );
}
