import { side, type Tile, tile } from 'fatequeue/ascended/dsl';

// Open ground has little energy and little cover, mountains and lakes more of both, places where people live the most
// energy. Darkness takes energy away and makes every edge at least as hard to cross. A die has to beat the difficulty:
// 1 is beaten by all that do not fail anyway, 5 by sixes alone.

const snowTiles: readonly Tile[] = [
  tile('Windswept Flats', 'snow', { copies: 4, daylight: side(1, 1, 1, 2), darkness: side(0, 2, 1, 3) }),
  tile('Deep Drifts', 'snow', { copies: 4, daylight: side(1, 2, 1, 1), darkness: side(0, 3, 2, 2) }),
  tile('Sleeping Field', 'snow', { copies: 4, daylight: side(2, 1, 1, 1), darkness: side(1, 2, 2, 1) }),
  tile('Hare Run', 'snow', { copies: 4, daylight: side(1, 1, 2, 2), darkness: side(1, 2, 3, 2) }),
  tile('Crusted Slope', 'snow', { copies: 4, daylight: side(1, 2, 2, 1), darkness: side(0, 3, 3, 1) }),
  tile('Cairn Moor', 'snow', { copies: 4, daylight: side(1, 2, 1, 3), darkness: side(0, 2, 2, 4) }),
];

const forestTiles: readonly Tile[] = [
  tile('Birch Stand', 'forest', { copies: 4, daylight: side(1, 2, 1, 2), darkness: side(1, 3, 2, 2) }),
  tile('Black Pines', 'forest', { copies: 4, daylight: side(1, 3, 2, 2), darkness: side(0, 4, 3, 3) }),
  tile('Fallen Oaks', 'forest', { copies: 4, daylight: side(2, 1, 3, 2), darkness: side(1, 2, 4, 3) }),
  tile('Bramble Hollow', 'forest', { copies: 4, daylight: side(2, 2, 2, 3), darkness: side(1, 3, 2, 4) }),
  tile('Wolf Path', 'forest', { copies: 4, daylight: side(2, 1, 2, 1), darkness: side(1, 3, 3, 1) }),
  tile("Charcoal Burners' Wood", 'forest', { copies: 4, daylight: side(2, 3, 1, 1), darkness: side(1, 3, 2, 2) }),
];

const mountainTiles: readonly Tile[] = [
  tile('Knife Ridge', 'mountain', { copies: 4, daylight: side(2, 4, 2, 3), darkness: side(1, 5, 3, 3) }),
  tile('Goat Stair', 'mountain', { copies: 4, daylight: side(3, 2, 3, 3), darkness: side(2, 3, 4, 4) }),
  tile('Hanging Glacier', 'mountain', { copies: 4, daylight: side(3, 3, 2, 4), darkness: side(1, 4, 3, 5) }),
  tile('Echo Pass', 'mountain', { copies: 4, daylight: side(2, 2, 4, 2), darkness: side(2, 2, 5, 3) }),
];

const lakeTiles: readonly Tile[] = [
  tile('Glass Mere', 'lake', { copies: 2, daylight: side(3, 2, 3, 3), darkness: side(2, 3, 4, 4) }),
  tile('Steaming Tarn', 'lake', { copies: 2, daylight: side(4, 3, 2, 2), darkness: side(3, 4, 3, 2) }),
  tile("Drowned Chapel's Pool", 'lake', { copies: 2, daylight: side(3, 4, 3, 2), darkness: side(2, 5, 3, 3) }),
  tile('Reed Maze', 'lake', { copies: 2, daylight: side(3, 2, 4, 3), darkness: side(1, 4, 5, 3) }),
];

const ruinsTiles: readonly Tile[] = [
  tile('Broken Cloister', 'ruins', { copies: 2, daylight: side(4, 2, 3, 2), darkness: side(3, 3, 4, 3) }),
  tile('Sunken Barrow', 'ruins', { copies: 2, daylight: side(4, 3, 1, 3), darkness: side(3, 4, 2, 4) }),
  tile('Toppled Watchtower', 'ruins', { copies: 2, daylight: side(3, 3, 4, 2), darkness: side(2, 4, 4, 3) }),
  tile('Plague Pits', 'ruins', { copies: 2, daylight: side(5, 1, 2, 2), darkness: side(3, 2, 4, 2) }),
];

const castleTiles: readonly Tile[] = [
  tile('Gatehouse', 'castle', { copies: 2, daylight: side(4, 3, 4, 4), darkness: side(3, 3, 5, 5) }),
  tile('Moated Keep', 'castle', { copies: 2, daylight: side(4, 4, 4, 2), darkness: side(3, 5, 4, 3) }),
  tile("Margrave's Hall", 'castle', { copies: 2, daylight: side(5, 3, 3, 4), darkness: side(4, 4, 3, 5) }),
  tile('Salt Tower', 'castle', { copies: 2, daylight: side(4, 2, 4, 3), darkness: side(3, 3, 5, 4) }),
  tile('Crumbling Bastion', 'castle', { copies: 2, daylight: side(5, 4, 2, 3), darkness: side(4, 4, 3, 4) }),
];

const villageTiles: readonly Tile[] = [
  tile("Millers' Ford", 'village', { copies: 2, daylight: side(5, 1, 2, 3), darkness: side(4, 2, 3, 3) }),
  tile('Smokehouse Row', 'village', { copies: 2, daylight: side(5, 2, 2, 1), darkness: side(3, 3, 3, 2) }),
  tile("Saint's Well", 'village', { copies: 2, daylight: side(4, 2, 3, 2), darkness: side(4, 2, 4, 3) }),
  tile('Gallows Green', 'village', { copies: 2, daylight: side(4, 3, 1, 2), darkness: side(3, 4, 2, 3) }),
  tile('Last Lantern', 'village', { copies: 2, daylight: side(6, 1, 1, 2), darkness: side(4, 2, 2, 2) }),
];

/** The tiles of the map. */
export const mapTiles: readonly Tile[] = [
  ...snowTiles,
  ...forestTiles,
  ...mountainTiles,
  ...lakeTiles,
  ...ruinsTiles,
  ...castleTiles,
  ...villageTiles,
];
