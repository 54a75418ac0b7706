import { Stack } from '#src/ui/Box.tsx';
import { Page } from '../../page/Page.tsx';
import { breakpoints, useMediaQuery } from '../../frame/shell/useMediaQuery.ts';
import { SearchBox } from './SearchBox.tsx';

/** What a search found, or what is often looked for; the box stands above it where the header has no room for it. */
export function SearchPage() {
  const isInHeader = useMediaQuery(breakpoints.tablet);
  return (
    <Stack gap={16}>
      {isInHeader ? null : <SearchBox />}
      <Page />
    </Stack>
  );
}
