import { Link } from 'react-router-dom';
import { Icon } from '#src/ui/Icon.tsx';
import { menuEntry } from '#src/ui/menu/menuEntry.ts';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { pathOfTerm } from '#src/shared/site/searchTerm.ts';

const Sheet = styled('div', {
  position: 'absolute',
  zIndex: '$sticky',
  top: 'calc(100% + 4px)',
  insetInline: 0,
  padding: '$8',
  borderRadius: '$10',
  border: '1px solid $line',
  backgroundColor: '$surface1',
  boxShadow: '$overlay',
});
const List = styled('ul', { margin: 0, padding: 0, listStyle: 'none' });
const Entry = styled(Link, menuEntry);
const Term = styled('span', { truncate: true });

type Props = {
  readonly title: string;
  readonly terms: readonly string[];
  readonly onFollow: () => void;
};

export function RecentSearches({ title, terms, onFollow }: Props) {
  return (
    <Sheet>
      <Text as="p" id="recent-searches" size={12} tone="ink3" css={{ padding: '$4 $12' }}>
        {title}
      </Text>
      <List aria-labelledby="recent-searches">
        {terms.map((term) => (
          <li key={term}>
            <Entry to={pathOfTerm(term)} onClick={onFollow}>
              <Icon name="history" size={16} />
              <Term>{term}</Term>
            </Entry>
          </li>
        ))}
      </List>
    </Sheet>
  );
}
