import { drawBarBack } from './bar/bar-back.ts';
import { drawBarBox, drawBarLot, drawBarSheet } from './bar/bar-group.ts';
import { drawBar } from './bar/bar.ts';
import type { Bar } from './bar/bar.ts';
import { drawCoin, drawCoinBack } from './coin.ts';
import { drawBracelet } from './jewelry/bracelets.ts';
import { drawChain } from './jewelry/chains.ts';
import { drawEarrings } from './jewelry/earrings.ts';
import { jewelryKinds, jewelryTones } from './jewelry/jewelry-key.ts';
import { drawNecklace, drawPendant } from './jewelry/neck.ts';
import { toneLight } from './jewelry/parts.ts';
import { drawRing } from './jewelry/rings.ts';
import { motifOf } from './motif/motifs.ts';
import { drawNote, noteDenominations } from './note.ts';
import { drawBox, drawCoinSheet, drawLot, drawSet, drawTube } from './pack.ts';
import type { Pack } from './pack.ts';
import { metalAndRest, nameAndCount, nameAndSize } from './read-key.ts';
import type { ArtMetal } from './subject.ts';
import { shelf } from './supply/shelf.ts';
import { storage } from './supply/storage.ts';
import { tools } from './supply/tools.ts';

type View = 'front' | 'back';
type Drawn = string | undefined;

/**
 * The picture of a key as one SVG document, 400 units square, with a transparent background.
 * Pictures without a back of their own show the front. Unknown keys have no picture.
 */
export function drawArt(key: string, view: View = 'front'): Drawn {
  const [kind = '', ...words] = key.split('-');
  const rest = words.join('-');
  if (kind === 'supply') return drawSupply(rest);
  if (kind === 'note') return drawGoldback(rest.replace('goldback-', ''), view);
  if (Object.hasOwn(jewelryKinds, kind)) return drawJewelry(kind, rest);
  const read = metalAndRest(rest);
  return read && drawMetal(kind, ...read, view);
}

function drawMetal(kind: string, metal: ArtMetal, rest: string, view: View): Drawn {
  switch (kind) {
    case 'coin':
    case 'round':
      return drawStruck(kind, metal, rest, view);
    case 'bar':
      return drawOneBar(metal, rest, view);
    case 'lot':
      return drawLotOf(metal, rest);
    case 'box':
      return drawBoxOf(metal, rest);
    case 'tube':
      return drawPack(metal, rest, drawTube);
    case 'set':
      return drawPack(metal, `${rest}-1`, drawSet);
    case 'sheet':
      return drawSheet(metal, rest);
    default:
      return undefined;
  }
}

function drawOneBar(metal: ArtMetal, rest: string, view: View): Drawn {
  const bar = readBar(metal, rest);
  return bar && (view === 'back' ? drawBarBack(bar) : drawBar(bar));
}

function drawLotOf(metal: ArtMetal, rest: string): Drawn {
  if (rest.startsWith('bar-')) return drawBars(metal, rest.slice(4));
  return drawPack(metal, `${rest}-5`, drawLot);
}

function drawBoxOf(metal: ArtMetal, rest: string): Drawn {
  if (rest.startsWith('bars-')) return drawCrate(metal, rest.slice(5));
  return drawPack(metal, rest, drawBox);
}

function drawStruck(form: 'coin' | 'round', metal: ArtMetal, rest: string, view: View): Drawn {
  const proof = rest.endsWith('-proof');
  const [name = '', size] = nameAndSize(proof ? rest.slice(0, -6) : rest) ?? [];
  const motif = motifOf(name);
  if (!motif || !size) return undefined;
  const coin = { form, metal, name, motif, size, proof };
  return view === 'back' ? drawCoinBack(coin) : drawCoin(coin);
}

const barWorks = new Set(['minted', 'kinebar', 'cast', 'poured', 'vintage']);

function readBar(metal: ArtMetal, rest: string): Bar | undefined {
  const [style = '', size] = nameAndSize(rest) ?? [];
  const motif = motifOf(style);
  return size && (motif || barWorks.has(style)) ? { metal, style, motif, size } : undefined;
}

function drawBars(metal: ArtMetal, style: string): Drawn {
  const bar = readBar(metal, `${style}-100-gram`);
  return bar && drawBarLot(bar);
}

function drawCrate(metal: ArtMetal, size: string): Drawn {
  const bar = readBar(metal, `cast-${size}`);
  return bar && drawBarBox(bar);
}

function drawPack(metal: ArtMetal, rest: string, draw: (pack: Pack) => string): Drawn {
  const [name = '', count = 0] = nameAndCount(rest) ?? [];
  const motif = motifOf(name);
  return motif && draw({ metal, name, motif, count });
}

function drawSheet(metal: ArtMetal, rest: string): Drawn {
  const [name = '', count = 0] = nameAndCount(rest) ?? [];
  if (count > 100) return undefined;
  if (name === 'grams' || name === 'tenths') return drawBarSheet(metal, name, count);
  return drawPack(metal, rest, drawCoinSheet);
}

function drawGoldback(denomination: string, view: View): Drawn {
  return noteDenominations.includes(denomination)
    ? drawNote(denomination, view === 'back')
    : undefined;
}

const supplies = { ...storage, ...shelf, ...tools };

function drawSupply(item: string): Drawn {
  return Object.hasOwn(supplies, item) ? supplies[item]?.() : undefined;
}

const jewelers = {
  ring: drawRing,
  earrings: drawEarrings,
  necklace: drawNecklace,
  pendant: drawPendant,
  bracelet: drawBracelet,
  chain: drawChain,
};

function drawJewelry(type: string, rest: string): Drawn {
  const tone = jewelryTones.find((each) => rest.startsWith(`${each}-`));
  const draw = jewelers[type as keyof typeof jewelers];
  return tone && draw(rest.slice(tone.length + 1), toneLight(tone));
}
