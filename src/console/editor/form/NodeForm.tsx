import { useEffect, useMemo } from 'react';
import type { BrandSettings } from '#src/shared/console/general.ts';
import { type DraftNode, isObject } from '#src/shared/layouts/draft/document.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import { useEdited, useEditor } from '../EditorContext.tsx';
import { furtherProblems, type NodeProblem, problemsOf } from '../model/finding.ts';
import { kindOf, kindWords, nameOf } from '../model/outline.ts';
import { useBrandSettings } from '../../places/brandSettings.ts';
import { stepsOf } from '../../ui/pointer.ts';
import { NodeFiguresPanel } from '../figures/NodeFiguresPanel.tsx';
import { withChoices } from './audience.ts';
import { BindForm } from './BindForm.tsx';
import { focusField } from './errors.ts';
import { FaultNotice } from './FaultNotice.tsx';
import { SchemaForm } from './SchemaForm.tsx';
import { type JsonSchema, schemaNamed } from './schemas.ts';
import { Unplaced } from './Unplaced.tsx';

const Part = styled('section', { borderTop: '1px solid $line', paddingTop: '$16' });

const PARTS = [
  ['If it can’t be shown', ['criticality', 'fallback']],
  ['Who sees it', ['when']],
  ['Who can change it', ['guardedBy']],
  ['Names', ['label', 'trackingId', 'presentation']],
] as const;

export function NodeForm() {
  const selected = useEdited((state) => state.selected);
  const node = useEdited(({ history, selected: id }) => (id === null ? undefined : history.document.nodes.get(id)));
  const jump = useEdited((state) => state.jump);
  // The selected node's fields must mount first.
  useEffect(() => {
    if (jump) focusField(jump.value);
  }, [jump]);
  if (selected === null) return <Text tone="ink2">Choose a part to edit it.</Text>;
  if (!node)
    return (
      <Stack gap={16}>
        <Heading as="h2" size={18}>
          {selected}
        </Heading>
        <FaultNotice id={selected} />
      </Stack>
    );
  return <Fields key={selected} id={selected} node={node} />;
}

function Fields({ id, node }: { readonly id: string; readonly node: DraftNode }) {
  const { editor } = useEditor();
  const findings = useEdited((state) => state.findings);
  const problems = useMemo(() => [...problemsOf(node), ...furtherProblems(findings, id, node)], [node, findings, id]);
  const house = useBrandSettings();
  const parts = useMemo(() => PARTS.map(([title, names]) => ({ title, names, schema: frameOf(names, house) })), [house]);
  const kind = kindOf(node);
  const schema = schemaNamed(kind);
  const set = (field: string, value: unknown, into: string): void => void editor.run({ type: 'set', id, field, value }, `${id} ${into}`);
  return (
    <Stack gap={24}>
      <Stack gap={4}>
        <Heading as="h2" size={18}>
          {nameOf(id, node)}
        </Heading>
        <Text size={13} tone="ink2">
          {`${kindWords(kind)} · ${id}${schema?.description === undefined ? '' : ` · ${schema.description}`}`}
        </Text>
      </Stack>
      <FaultNotice id={id} />
      <Unplaced at="field" problems={problems.filter(({ pointer }) => !hasField(pointer, schema))} />
      {schema && isObject(node['props']) ? (
        <SchemaForm
          schema={schema}
          value={node['props']}
          pointer="/props"
          problems={below(problems, '/props')}
          isReadOnly={editor.isReadOnly}
          onChange={(value, field) => set('props', value, field)}
        />
      ) : (
        <Mend node={node} isKnown={schema !== null} onMend={(value) => set('props', value, 'props')} />
      )}
      <BindForm id={id} node={node} problems={below(problems, '/bind')} />
      <NodeFiguresPanel nodeId={id} />
      {parts.map(({ title, names, schema: frame }) => (
        <Part key={title} aria-label={title}>
          <Stack gap={12}>
            <Heading as="h3" size={14}>
              {title}
            </Heading>
            <SchemaForm
              schema={frame}
              value={frameIn(node, names)}
              pointer=""
              problems={problems.filter(({ pointer }) => names.some((name) => pointer === `/${name}` || pointer.startsWith(`/${name}/`)))}
              isReadOnly={editor.isReadOnly}
              onChange={(value, field) => {
                const next = isObject(value) ? value : {};
                for (const name of names) if (JSON.stringify(next[name]) !== JSON.stringify(node[name])) set(name, next[name], field);
              }}
            />
          </Stack>
        </Part>
      ))}
    </Stack>
  );
}

const FRAME_FIELDS: readonly string[] = PARTS.flatMap(([, names]) => [...names]);

function hasField(pointer: string, schema: JsonSchema | null): boolean {
  const [field = '', name = ''] = stepsOf(pointer);
  if (field === 'bind') return name !== '';
  return field === 'props' ? Object.hasOwn(schema?.properties ?? {}, name) : FRAME_FIELDS.includes(field);
}

const below = (problems: readonly NodeProblem[], pointer: string): readonly NodeProblem[] =>
  problems
    .filter((problem) => problem.pointer.startsWith(`${pointer}/`))
    .map((problem) => ({ ...problem, pointer: problem.pointer.slice(pointer.length) }));

function frameOf(names: readonly string[], house: BrandSettings): JsonSchema {
  const { properties = {}, required = [] } = schemaNamed('StoredNode') ?? {};
  const { when, ...others } = properties;
  const known: Readonly<Record<string, JsonSchema>> = when ? { ...others, when: withChoices(when, house) } : others;
  return {
    type: 'object',
    required: required.filter((name) => names.includes(name)),
    properties: Object.fromEntries(names.flatMap((name) => (known[name] ? [[name, known[name]]] : []))),
  };
}

const frameIn = (node: DraftNode, names: readonly string[]): DraftNode =>
  Object.fromEntries(names.flatMap((name) => (node[name] === undefined ? [] : [[name, node[name]]])));

function Mend({
  node,
  isKnown,
  onMend,
}: {
  readonly node: DraftNode;
  readonly isKnown: boolean;
  readonly onMend: (value: unknown) => void;
}) {
  const { editor, vocabulary } = useEditor();
  return (
    <Stack gap={12}>
      <Text as="p" tone="warning">
        {isKnown
          ? 'Its content is missing or is not a group of fields.'
          : 'This build does not know this kind, so its content is shown as JSON.'}
      </Text>
      {isKnown && !editor.isReadOnly ? (
        <div>
          <Button size="small" tone="secondary" onClick={() => onMend(vocabulary.kinds.get(kindOf(node))?.example ?? {})}>
            Start from an example
          </Button>
        </div>
      ) : (
        <SchemaForm
          schema={ANYTHING}
          value={node['props']}
          pointer="/props"
          problems={[]}
          isReadOnly={editor.isReadOnly}
          onChange={onMend}
        />
      )}
    </Stack>
  );
}
const ANYTHING: JsonSchema = { type: 'object', description: 'Content.', additionalProperties: {} };
