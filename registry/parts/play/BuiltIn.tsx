import { useLayoutEffect } from 'react';
import { Bar } from './Bar.tsx';
import { Cover } from './Cover.tsx';
import { Problem } from './Problem.tsx';
import { type Stage, useDrawer, useStage } from './stage.ts';

const NONE = {};

export const BuiltInBar = () => (useDrawer('bar') === null ? <Bar words={NONE} /> : null);
export const BuiltInCover = () => (useDrawer('cover') === null ? <Cover words={NONE} /> : null);
export const BuiltInProblem = () => {
  const { error } = useStage();
  return useDrawer('problem') === null && error !== null ? <KeptProblem error={error} /> : null;
};

function KeptProblem({ error }: { readonly error: NonNullable<Stage['error']> }) {
  const { parts } = useStage();
  useLayoutEffect(() => parts.keep('problem'), [parts]);
  return <Problem error={error} words={NONE} />;
}
