import * as birds from './birds.ts';
import * as beasts from './cats-and-dogs.ts';
import * as emblems from './emblems.ts';
import * as figures from './figures.ts';
import * as hoofed from './hoofed.ts';
import * as legends from './legends.ts';
import type { Motif } from './motif.ts';
import * as plants from './plants.ts';
import * as profiles from './profiles.ts';
import * as southern from './southern.ts';

const motifs: Readonly<Record<string, Motif>> = {
  maple: plants.maple,
  wreath: plants.wreath,
  rosette: plants.rosette,
  rosa: plants.rose,
  palm: plants.palm,
  snowflake: plants.snowflake,
  'royal-arms': emblems.royalArms,
  'shield-knot': emblems.shieldKnot,
  star: emblems.starMotif,
  sunburst: emblems.sunburst,
  globe: emblems.globe,
  balance: emblems.balance,
  hourglass: emblems.hourglass,
  bell: emblems.bell,
  sword: emblems.sword,
  mountain: emblems.mountain,
  aztec: emblems.aztec,
  lunar: emblems.lunar,
  stagecoach: emblems.stagecoach,
  coronet: profiles.coronet,
  morgan: profiles.morgan,
  peace: profiles.peace,
  statue: profiles.statue,
  mercury: profiles.mercury,
  indian: profiles.indian,
  germania: profiles.germania,
  allegory: profiles.allegory,
  president: profiles.president,
  monarch: profiles.monarch,
  queue: profiles.queue,
  franklin: profiles.franklin,
  lincoln: profiles.lincoln,
  emperor: profiles.emperor,
  statesman: profiles.statesman,
  prospector: profiles.prospector,
  'walking-liberty': figures.walkingLiberty,
  'saint-gaudens': figures.saintGaudens,
  'standing-liberty': figures.standingLiberty,
  britannia: figures.britannia,
  libertad: figures.libertad,
  fortuna: figures.fortuna,
  pharaoh: figures.pharaoh,
  bison: hoofed.bison,
  springbok: hoofed.springbok,
  elephant: hoofed.elephant,
  horse: hoofed.horse,
  unicorn: hoofed.unicorn,
  ox: hoofed.ox,
  goat: hoofed.goat,
  pig: hoofed.pig,
  lion: beasts.lion,
  cougar: beasts.cougar,
  tiger: beasts.tiger,
  wolf: beasts.wolf,
  bear: beasts.bear,
  panda: beasts.panda,
  dog: beasts.dog,
  griffin: beasts.griffin,
  eagle: birds.eagle,
  hawk: birds.hawk,
  owl: birds.owl,
  swan: birds.swan,
  emu: birds.emu,
  kookaburra: birds.kookaburra,
  rooster: birds.rooster,
  kangaroo: southern.kangaroo,
  koala: southern.koala,
  quokka: southern.quokka,
  platypus: southern.platypus,
  turtle: southern.turtle,
  rabbit: southern.rabbit,
  rat: southern.rat,
  monkey: southern.monkey,
  snake: southern.snake,
  dragon: legends.dragon,
  philharmonic: legends.philharmonic,
  ark: legends.ark,
  longship: legends.longship,
};

/** The design of this name, if it has been drawn. */
export function motifOf(name: string): Motif | undefined {
  return Object.hasOwn(motifs, name) ? motifs[name] : undefined;
}

export const motifNames: readonly string[] = Object.keys(motifs);
