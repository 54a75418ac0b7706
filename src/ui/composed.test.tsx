import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createTheme, css, type Part, styled } from './composed.ts';

const face: Part = [
  '_f',
  { tone: { calm: '_fc', loud: '_fl' }, wide: { true: '_fw' } },
  { tone: 'calm' },
  [[{ tone: 'loud', wide: 'true' }, '_fb']],
];
const more: Part = ['_m', { tone: { loud: '_ml' }, size: {} }];
const classesOf = (name: string): string => screen.getByText(name).className;

test('a look has the classes of its style, variants and compounds', () => {
  const look = css(face);
  expect(look().className).toBe('_f _fc');
  expect(look({ tone: undefined }).className).toBe('_f _fc');
  expect(look({ tone: 'loud' }).className).toBe('_f _fl');
  expect(look({ tone: 'loud', wide: true }).className).toBe('_f _fl _fw _fb');
  expect(look({ tone: 'other', wide: false }).className).toBe('_f');
});

test('a component takes variants and classes, and passes on other props', () => {
  const Face = styled('button', face, more);
  render(
    <Face tone="loud" size="any" css="_x" className="own" title="Title">
      {'face'}
    </Face>,
  );
  expect(classesOf('face')).toBe('_f _fl _m _ml _x own');
  expect(screen.getByText('face').getAttributeNames()).toEqual(['title', 'class']);
});

test('a component of another has its element, first its classes, and its defaults', () => {
  const Face = styled('button', face);
  const Loud = styled(Face, ['_o', {}, { tone: 'loud' }]);
  const Link = styled(({ children, ...props }: { readonly children?: ReactNode }) => <a {...props}>{children}</a>, Face);
  render(
    <>
      <Loud>{'loud'}</Loud>
      <Link href="/there">{'link'}</Link>
      <Loud as="i">{'as'}</Loud>
    </>,
  );
  expect([classesOf('loud'), screen.getByText('loud').tagName]).toEqual(['_f _fl _o', 'BUTTON']);
  expect([classesOf('link'), screen.getByText('link').getAttribute('href')]).toEqual(['_f _fc', '/there']);
  expect(screen.getByText('as').tagName).toBe('I');
});

test('a styled component passes on its ref', () => {
  const Face = styled('button', face);
  const seen: unknown[] = [];
  render(<Face ref={(element: unknown) => void seen.push(element)}>{'held'}</Face>);
  expect(seen).toEqual([screen.getByText('held')]);
});

test('a theme of built styles is its class name', () => expect(createTheme('one-dark').className).toBe('one-dark'));
