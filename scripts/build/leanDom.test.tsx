import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import type * as React from 'react';
import type { Root } from 'react-dom/client';
import { expect, it } from 'vitest';
import { ROOT } from '../files.ts';
import { leanCode } from './leanLibraries.ts';

type Dom = { readonly flushSync: (act: () => void) => void; readonly createPortal: typeof import('react-dom').createPortal };

type Run = (exports: object, require: (id: string) => unknown, module: object) => void;

const require = createRequire(import.meta.url);

const react = require(join(ROOT, 'node_modules/react/cjs/react.production.js')) as typeof React;

function load<M>(name: string, beside: Readonly<Record<string, unknown>>): M {
  const path = join(ROOT, `node_modules/react-dom/cjs/${name}.production.js`);
  const module = { exports: {} };
  const need = (id: string): unknown => beside[id] ?? require(id);
  const run = runInThisContext(`(exports, require, module) => {${leanCode(path, readFileSync(path, 'utf8')) ?? ''}}`) as Run;
  run(module.exports, need, module);
  return module.exports as M;
}

it('React DOM without its unused parts renders, updates, renders portals and unmounts', () => {
  const dom = load<Dom>('react-dom', { react });
  const { createRoot } = load<{ createRoot: (at: Element) => Root }>('react-dom-client', { react, 'react-dom': dom });
  const [place, beside] = [document.createElement('div'), document.createElement('div')];
  const root = createRoot(place);
  const Counted = (): React.ReactNode => {
    const [count, setCount] = react.useState(0);
    const portal = dom.createPortal(react.createElement('i', null, count), beside);
    return react.createElement('button', { type: 'button', onClick: () => setCount(count + 1) }, 'Pressed ', count, portal);
  };
  document.body.append(place);
  dom.flushSync(() => root.render(react.createElement(Counted)));
  expect(place.textContent).toBe('Pressed 0');
  dom.flushSync(() => place.querySelector('button')?.click());
  expect([place.textContent, beside.textContent]).toEqual(['Pressed 1', '1']);
  dom.flushSync(() => root.unmount());
  expect([place.textContent, beside.textContent]).toEqual(['', '']);
  place.remove();
});
