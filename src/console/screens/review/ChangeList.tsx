import type { OutputOf } from '#src/shared/console/operations.ts';
import type { DocumentDiff, FieldChange, NodeChange } from '#src/shared/console/review.ts';
import { readDocument } from '#src/shared/layouts/draft/document.ts';
import { isKeyOf } from '#src/shared/values/isKeyOf.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Row, Stack } from '#src/ui/Box.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { useBrandSettings } from '../../places/brandSettings.ts';
import { ruleInWords } from '../../places/ruleInWords.ts';
import { type Difference, differencesOf } from '../../ui/differences.ts';
import { stepsOf, stepWords, titleOf } from '../../ui/pointer.ts';
import { LiveFigures, LiveFiguresNote } from './LiveFigures.tsx';
import type { ShownChange } from './pictures/marks.ts';

const List = styled('ul', {
  display: 'grid',
  '& > li': { padding: '$8', borderTop: '1px solid $line' },
  '& > li:first-child': { borderTop: 0 },
  '& > [aria-current]': { backgroundColor: '$accentSoft', boxShadow: 'inset 3px 0 0 $colors$accent' },
});

const Jump = styled('button', {
  all: 'unset',
  cursor: 'pointer',
  color: '$accentInk',
  textDecoration: 'underline',
  borderRadius: '$6',
  overflowWrap: 'anywhere',
  focusRing: 2,
});

const Fields = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$8',
  marginTop: '$8',
  text: 13,
  '& dt': { fontSize: '$12', color: '$ink2' },
  '& dd': { display: 'grid', gap: '$4' },
  '& dd:has(> del + ins)': { '@tablet': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  '& del, & ins': {
    padding: '$4 $8',
    textDecoration: 'none',
    borderInlineStart: '3px solid',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
  '& del': { backgroundColor: '$negativeSoft', borderColor: '$negative' },
  '& ins': { backgroundColor: '$positiveSoft', borderColor: '$positive' },
  '& del::before, & ins::before': { display: 'block', fontSize: '$12', color: '$ink2' },
  '& del::before': { content: '"Before"' },
  '& ins::before': { content: '"After"' },
});

const marks = {
  added: { tone: 'positive', label: 'added' },
  removed: { tone: 'negative', label: 'removed' },
  moved: { tone: 'info', label: 'moved' },
  edited: { tone: 'warning', label: 'changed' },
} as const;

/** Parts with more changed fields start collapsed. */
const READ_AT_ONCE = 8;

type ChangeListProps = {
  readonly diff: DocumentDiff;
  readonly draft?: OutputOf<'readDraft'>;
  readonly at?: number | undefined;
  readonly onShow?: ((shown: ShownChange) => void) | undefined;
};

export function ChangeList({ diff: { title, nodes }, draft, at, onShow }: ChangeListProps) {
  if (title === null && nodes.length === 0) return <Text tone="ink2">No changes: this is already published.</Text>;
  return (
    <>
      <List>
        {title === null ? null : (
          <li>
            <Row gap={8} align="start">
              <Badge tone="warning">title</Badge>
              <span>{`“${title.before ?? 'none'}” changes to “${title.after ?? 'none'}”`}</span>
            </Row>
          </li>
        )}
        {nodes.map((node, index) => (
          <li key={`${node.change} ${node.id}`} aria-current={index === at || undefined}>
            <Change node={node} onShow={onShow && (() => onShow({ nodeId: node.id, at: index }))}>
              {draft ? <ForWhom draft={draft} node={node} /> : null}
              {node.change === 'added' || nodes.findIndex(({ id }) => id === node.id) !== index ? null : <LiveFigures nodeId={node.id} />}
            </Change>
          </li>
        ))}
      </List>
      <LiveFiguresNote />
    </>
  );
}

type ChangeProps = { readonly node: NodeChange; readonly onShow: (() => void) | undefined; readonly children: React.ReactNode };

function Change({ node, onShow, children }: ChangeProps) {
  const { tone, label } = marks[node.change];
  const fields = 'fields' in node ? node.fields.flatMap(inWords) : null;
  return (
    <Row gap={8} align="start">
      <Badge tone={tone}>{label}</Badge>
      <Stack gap={4} css={{ flex: 1, minWidth: 0 }}>
        {onShow ? (
          <div>
            <Jump type="button" onClick={onShow}>
              {node.words}
            </Jump>
          </div>
        ) : (
          <span>{node.words}</span>
        )}
        {children}
        {fields === null ? null : (
          <details open={fields.length <= READ_AT_ONCE}>
            <summary>{`Field by field (${fields.length})`}</summary>
            <Fields>
              {fields.map(({ path, before, after }) => (
                <div key={path}>
                  <dt>{path}</dt>
                  <dd>
                    {before === null ? null : <del>{before}</del>}
                    {after === null ? null : <ins>{after}</ins>}
                  </dd>
                </div>
              ))}
            </Fields>
          </details>
        )}
      </Stack>
    </Row>
  );
}

const NAMES = { when: 'Who sees it', bind: 'Content' } as const;

function inWords({ path, before, after }: FieldChange): readonly Difference[] {
  const steps = stepsOf(path);
  const own = steps[0] === 'props' && steps.length > 1 ? steps.slice(1) : steps;
  return differencesOf(
    before ?? undefined,
    after ?? undefined,
    own.map((step, at) => (at === 0 && isKeyOf(NAMES, step) ? NAMES[step] : titleOf(stepWords(step)))),
  );
}

function ForWhom({ draft, node }: { readonly draft: OutputOf<'readDraft'>; readonly node: NodeChange }) {
  const house = useBrandSettings();
  const { nodes } = readDocument(node.change === 'removed' ? draft.base : draft.document);
  const rule = ruleInWords(nodes.get(node.id)?.['when'], house);
  return rule === null ? null : <Text size={13} tone="ink2">{`Only for ${rule}.`}</Text>;
}
