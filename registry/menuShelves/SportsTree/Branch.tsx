import { memo, useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { SportsEntryFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { isSitePath } from '#src/render/index.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { Count, Fold, Header, Label, Line, List, Name, Streams } from './branchStyles.ts';

export type Entry = Omit<SportsEntryFragment, ' $fragmentName'> & { readonly children?: readonly Entry[] };

export const Branch = memo(function DrawBranch({ entry, level }: { readonly entry: Entry; readonly level: number }) {
  const { pathname } = useLocation();
  const children = entry.children ?? [];
  const isOnPath = children.length > 0 && leadsTo(entry, pathname);
  const [isOpen, setIsOpen] = useState(isOnPath);
  useEffect(() => {
    if (isOnPath) setIsOpen(true);
  }, [isOnPath]);
  const listId = useId();
  const path = entry.deepLink && isSitePath(entry.deepLink.webUrl) ? entry.deepLink.webUrl : null;
  return (
    <li>
      <Line level={depthOf(level)}>
        {path === null ? (
          <Header as={entry.type === 'HEADER' ? 'strong' : 'span'}>{entry.label}</Header>
        ) : (
          <Name to={path} aria-current={path === pathname ? 'page' : undefined} data-stop="">
            {level === 0 ? <Icon name={entry.icon} size={20} /> : null}
            <Label>{entry.label}</Label>
            {entry.liveStreamCount > 0 ? (
              <Streams>
                <Icon name="stream" size={16} />
                {entry.liveStreamCount}
                <VisuallyHidden> {t`streams`}</VisuallyHidden>
              </Streams>
            ) : null}
            {entry.liveCount > 0 ? <Count>{t`${entry.liveCount} live`}</Count> : null}
          </Name>
        )}
        {children.length > 0 ? (
          <Fold
            type="button"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-label={`${isOpen ? t`Close` : t`Open`} ${entry.label}`}
            data-stop=""
            data-fold=""
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon name="chevron-down" size={16} />
          </Fold>
        ) : null}
      </Line>
      {isOpen && children.length > 0 ? (
        <List id={listId}>
          {children.map((child) => (
            <Branch key={child.id} entry={child} level={level + 1} />
          ))}
        </List>
      ) : null}
    </li>
  );
});

const leadsTo = (entry: Entry, pathname: string): boolean =>
  (entry.children ?? []).some(
    (child) =>
      child.deepLink?.webUrl === pathname ||
      (child.deepLink !== null && pathname.startsWith(`${child.deepLink.webUrl}/`)) ||
      leadsTo(child, pathname),
  );

const DEPTHS = [0, 1, 2, 3] as const;
const depthOf = (level: number): 0 | 1 | 2 | 3 => DEPTHS[Math.max(level, 0)] ?? 3;
