export type Part = number;
export type Place = readonly [x: number, y: number];

export const WIDTH = 640;
export const HEIGHT = 360;

const TURN = 2 * Math.PI;
const PLAYERS = 10;
const HOLDERS = [0, 4, 2, 6, 8, 4, 1, 5, 9, 7, 3, 2];

export function placeOf(n: number, part: Part): Place {
  const side = n % 2 === 0 ? -1 : 1;
  const row = Math.floor(n / 2);
  const turns = 1 + (row % 2);
  const x = 320 + side * (50 + (row % 3) * 68) + 46 * Math.sin(TURN * (part * turns + n * 0.13)) - side * 30 * Math.cos(TURN * part);
  const y = 68 + row * 56 + 24 * Math.cos(TURN * (part * (3 - turns) + n * 0.29));
  return [x, y];
}

export function ballAt(part: Part): { readonly place: Place; readonly lift: number } {
  const at = part * HOLDERS.length;
  const [from = 0, to = 0] = [0, 1].map((step) => HOLDERS[(Math.floor(at) + step) % HOLDERS.length]);
  const flown = Math.max(0, ((at % 1) - 0.35) / 0.65);
  const eased = flown * flown * (3 - 2 * flown);
  const [[fromX, fromY], [toX, toY]] = [placeOf(from, part), placeOf(to, part)];
  return { place: [fromX + (toX - fromX) * eased, fromY + (toY - fromY) * eased], lift: Math.sin(Math.PI * eased) };
}

export type Pen = Pick<
  OffscreenCanvasRenderingContext2D,
  | 'setTransform'
  | 'fillRect'
  | 'strokeRect'
  | 'beginPath'
  | 'arc'
  | 'fill'
  | 'stroke'
  | 'moveTo'
  | 'lineTo'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
>;

export function drawCourt(pen: Pen, part: Part): void {
  const zoom = 1.1 + 0.04 * Math.sin(TURN * part);
  const pan = 26 * Math.sin(TURN * part);
  pen.setTransform(zoom, 0, 0, zoom, (WIDTH / 2) * (1 - zoom) - pan, (HEIGHT / 2) * (1 - zoom));
  drawGround(pen);
  for (let n = 0; n < PLAYERS; n += 1) {
    const [x, y] = placeOf(n, part);
    const [shirt, head] = n % 2 === 0 ? ['#f2b134', '#fbe3ac'] : ['#3f7ddb', '#c5dafb'];
    disc(pen, [x + 3, y + 4], 11, SHADE);
    disc(pen, [x, y], 11, shirt);
    disc(pen, [x, y], 5, head);
  }
  const { place, lift } = ballAt(part);
  disc(pen, [place[0] + 2 + 10 * lift, place[1] + 3 + 12 * lift], 5, SHADE);
  disc(pen, place, 6 + 3 * lift, '#ffffff');
}

const SHADE = '#12493b';

function disc(pen: Pen, [x, y]: Place, radius: number, fill: string): void {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.arc(x, y, radius, 0, TURN);
  pen.fill();
}

function drawGround(pen: Pen): void {
  pen.fillStyle = '#14493c';
  pen.fillRect(-80, -80, WIDTH + 160, HEIGHT + 160);
  for (let stripe = 0; stripe < 10; stripe += 1) {
    pen.fillStyle = stripe % 2 === 0 ? '#1d6350' : '#216b57';
    pen.fillRect(40 + stripe * 56, 24, 56, 312);
  }
  pen.strokeStyle = '#d9efe6';
  pen.lineWidth = 2.5;
  pen.strokeRect(40, 24, 560, 312);
  for (const [x, inward] of [
    [40, 1],
    [600, -1],
  ] as const) {
    pen.strokeRect(x, 104, inward * 84, 152);
    pen.beginPath();
    pen.arc(x + inward * 84, 180, 40, inward * (-TURN / 4), inward * (TURN / 4), inward < 0);
    pen.stroke();
  }
  pen.beginPath();
  pen.moveTo(320, 24);
  pen.lineTo(320, 336);
  pen.moveTo(368, 180);
  pen.arc(320, 180, 48, 0, TURN);
  pen.stroke();
}
