import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { box, draws, drawLayout, frame, layoutOf, registry, text, type TestFrame, unknown } from '#tests/support/renderKinds.tsx';
import { Slots } from './Slots.tsx';
import { MAX_NODES } from './tree.ts';

beforeEach(() => {
  draws.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const lit = (id: string, changes: Partial<TestFrame> = {}): TestFrame => frame(id, { __typename: 'Bomb', isLit: true }, changes);
const word = { __typename: 'FallbackText', text: 'in its place' } as const;

describe('a layout', () => {
  it('a layout draws its nodes in order with label and reserved size', () => {
    const { container } = drawLayout(layoutOf(text('first', { label: 'The first', trackingId: 'home.first' }), text('second')));
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['first', 'second']);
    const region = screen.getByRole('region', { name: 'The first' });
    expect(region.dataset).toMatchObject({ node: 'first', trackingId: 'home.first' });
    expect(region.getAttribute('style')).toContain('100px');
    expect(container.querySelectorAll('[data-node]')).toHaveLength(2);
  });

  it('every top node has a box, and below it those with a height or a label', () => {
    const { container } = drawLayout(layoutOf(box('top'), box('inner', { parent: 'top' }), text('leaf', { parent: 'inner' })));
    expect(Array.from(container.querySelectorAll<HTMLElement>('[data-node]'), ({ dataset }) => dataset['node'])).toEqual(['top', 'leaf']);
  });

  it('a node of a flat family has a box only with a height or a label', () => {
    const { parent, ...flat } = box('line');
    const { container } = drawLayout(layoutOf(flat));
    expect([parent, container.querySelector('[data-node]')]).toEqual([null, null]);
  });

  it('headings take their level from the depth', () => {
    drawLayout(layoutOf(text('top'), box('box'), text('inside', { parent: 'box' })));
    expect(screen.getByText('top').tagName).toBe('H2');
    expect(screen.getByText('inside').tagName).toBe('H3');
  });

  it('a head kind has the page’s h1 only as the first node', () => {
    const heads = { ...registry, Text: { ...registry.Text, isHead: true } };
    const { rerender } = render(<Slots registry={heads} layout={layoutOf(text('first'), text('second'))} />);
    expect(['first', 'second'].map((words) => screen.getByText(words).tagName)).toEqual(['H1', 'H2']);
    rerender(<Slots registry={heads} layout={layoutOf(box('box'), text('inside', { parent: 'box' }), text('second'))} />);
    expect(['inside', 'second'].map((words) => screen.getByText(words).tagName)).toEqual(['H3', 'H2']);
  });

  it('a changed node is drawn again and no other', () => {
    const [a, b, c] = [text('a'), box('box'), text('c', { parent: 'box' })];
    const { show } = drawLayout(layoutOf(a, b, c));
    show(layoutOf(text('a2'), b, c));
    expect(Object.fromEntries(draws)).toEqual({ a: 1, a2: 1, c: 1 });
  });

  it('a changed node deep inside containers is drawn again and no other', () => {
    const boxes = [box('b1'), box('b2', { parent: 'b1' }), box('b3', { parent: 'b2' })];
    const leaves = ['x', 'y', 'z'].map((name) => text(name, { parent: 'b3' }));
    const { show } = drawLayout(layoutOf(...boxes, ...leaves));
    show(layoutOf(...boxes, ...leaves.slice(0, 2), text('z2', { parent: 'b3' })));
    expect(Object.fromEntries(draws)).toEqual({ x: 1, y: 1, z: 1, z2: 1 });
  });

  it('a layout is drawn again with another registry', () => {
    const layout = layoutOf(text('a'));
    const { rerender } = render(<Slots registry={registry} layout={layout} />);
    rerender(<Slots registry={{ ...registry, Text: { ...registry.Text, view: () => <p>drawn another way</p> } }} layout={layout} />);
    expect(screen.getByText('drawn another way')).toBeDefined();
  });

  it('a moved node is not drawn again', () => {
    const [a, b] = [text('a'), text('b')];
    const { show } = drawLayout(layoutOf(a, b));
    show(layoutOf(b, a));
    expect(Object.fromEntries(draws)).toEqual({ a: 1, b: 1 });
  });
});

describe('a node that cannot be drawn', () => {
  it('an optional node that cannot be drawn is skipped and reported', () => {
    const { reasons } = drawLayout(layoutOf(unknown('new'), text('good')));
    expect(screen.getByText('good')).toBeDefined();
    expect(reasons()).toEqual(['new unknown-kind']);
  });

  it.each([
    ['UNSUPPORTED', 'unsupported'],
    ['SOURCE_FAILED', 'source-failed'],
    ['INVALID', 'invalid'],
    ['SOMETHING_NEW', 'missing'],
    [null, 'missing'],
  ])('the server’s absence %s is reported as %s', (absence, reason) => {
    const { reasons } = drawLayout(layoutOf(frame('n', null, { absence })));
    expect(reasons()).toEqual([`n ${reason}`]);
  });

  it('a node that cannot be drawn is reported once per revision and reason', () => {
    const { reasons, show } = drawLayout(layoutOf(unknown('new')));
    show(layoutOf(unknown('new')));
    show({ revision: 'r2', slots: [unknown('new')] });
    expect(reasons()).toEqual(['new unknown-kind', 'new unknown-kind']);
  });

  it('a degradable node that cannot be drawn shows its text', () => {
    drawLayout(layoutOf(unknown('new', { criticality: 'DEGRADABLE', fallback: word })));
    expect(screen.getByText('in its place')).toBeDefined();
  });

  it('a degradable node that cannot be drawn shows its amount line', () => {
    drawLayout(
      layoutOf(
        unknown('new', {
          criticality: 'DEGRADABLE',
          fallback: { __typename: 'FallbackAmountLine', label: 'Stake', formattedAmount: '$5.00' },
        }),
      ),
    );
    expect(screen.getByText('Stake').parentElement?.textContent).toBe('Stake$5.00');
  });

  it.each([
    ['/promotions', '/promotions'],
    ['https://help.example.com/x', 'https://help.example.com/x'],
    ['https://evil.test/x', null],
    ['javascript:alert(1)', null],
    ['//evil.test', null],
  ])('a fallback link to %s is followed: %s', (url, href) => {
    drawLayout(layoutOf(unknown('new', { criticality: 'DEGRADABLE', fallback: { __typename: 'FallbackLink', text: 'Go', url } })), {
      allowedHosts: ['help.example.com'],
    });
    expect(screen.getByText('Go').getAttribute('href')).toBe(href);
  });

  it('a degradable node without a fallback says that a part is missing', () => {
    drawLayout(layoutOf(unknown('new', { criticality: 'DEGRADABLE' })));
    expect(screen.getByText('We can’t show this part right now.')).toBeDefined();
  });

  it('a mandatory node, or one of unknown criticality, blocks', () => {
    drawLayout(layoutOf(unknown('new', { criticality: 'CRUCIAL' }), text('good')));
    expect(screen.getByRole('alert').textContent).toContain('you can’t confirm it');
    expect(screen.getByText('good')).toBeDefined();
  });

  it('the children of an optional container that cannot be drawn are drawn', () => {
    drawLayout(layoutOf(unknown('box'), text('child', { parent: 'box', region: 'any' })));
    expect(screen.getByText('child')).toBeDefined();
  });

  it.each(['MANDATORY', 'CRUCIAL'])('a %s child is drawn beside its container’s fallback', (criticality) => {
    drawLayout(
      layoutOf(
        unknown('box', { criticality: 'DEGRADABLE', fallback: word }),
        text('notice', { parent: 'box', criticality }),
        text('child', { parent: 'box' }),
      ),
    );
    expect(screen.getByText('in its place')).toBeDefined();
    expect(screen.getByText('notice')).toBeDefined();
    expect(screen.queryByText('child')).toBeNull();
  });
});

describe('a node that throws', () => {
  it('a node that throws leaves siblings, container and page in place', () => {
    const { reasons } = drawLayout(
      layoutOf(text('before'), box('box'), lit('bad', { parent: 'box' }), text('beside', { parent: 'box' }), text('after')),
    );
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['before', 'beside', 'after']);
    expect(reasons()).toEqual(['bad threw']);
  });

  it('a node that throws shows its fallback by criticality', () => {
    drawLayout(layoutOf(lit('a', { criticality: 'DEGRADABLE', fallback: word }), lit('b', { criticality: 'MANDATORY' })));
    expect(screen.getByText('in its place')).toBeDefined();
    expect(screen.getByRole('alert')).toBeDefined();
  });

  it('a node that threw is drawn again when it changes', () => {
    const { show } = drawLayout(layoutOf(lit('bad'), text('good')));
    show(layoutOf(frame('bad', { __typename: 'Bomb', isLit: false }), text('good')));
    expect(screen.getByText('defused')).toBeDefined();
  });

  it('a node with missing or mistyped fields fails alone', () => {
    const broken = [{ __typename: 'Text' }, { __typename: 'Text', text: null }, { __typename: 'Text', text: { toString: 'no' } }];
    const { reasons } = drawLayout(layoutOf(...broken.map((node, at) => frame(`broken-${at}`, node)), text('good')));
    expect(screen.getByText('good')).toBeDefined();
    expect(reasons()).toEqual(['broken-0 threw', 'broken-1 threw', 'broken-2 threw']);
  });
});

describe('a hostile document', () => {
  it.each(['constructor', '__proto__', 'toString'])('a kind named %s is unknown', (name) => {
    const { reasons } = drawLayout(layoutOf(frame('x', { __typename: name }), text('good')));
    expect(reasons()).toEqual(['x unknown-kind']);
  });

  it('markup in a document is drawn as text', () => {
    const { container } = drawLayout(layoutOf(text('<script>alert(1)</script><img src=x onerror=alert(1)>', { label: '"><img src=x>' })));
    expect(container.querySelector('script, img')).toBeNull();
  });

  it('a node that is its own parent, or has an unknown one, is reported', () => {
    const { reasons } = drawLayout(layoutOf(text('self', { parent: 'self' }), text('lost', { parent: 'gone' }), text('good')));
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    expect(reasons()).toEqual(['self cycle', 'lost orphan']);
  });

  it('a document of 10,000 nodes is drawn up to a limit with all mandatory nodes, and reported once', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => text(`n${at}`));
    const { reasons } = drawLayout(
      layoutOf(...many, text('notice', { criticality: 'MANDATORY' }), text('crucial', { criticality: 'CRUCIAL' })),
    );
    expect(screen.getAllByRole('heading')).toHaveLength(MAX_NODES + 2);
    expect(screen.getByText('notice')).toBeDefined();
    expect(reasons()).toEqual([`n${MAX_NODES} over-limit`]);
  });
});
