/** A view: which drawing, which part of it (x, y, width, height in the drawing's units), and where the pin stands (same units). */
export type View = {
  file: string
  size: readonly [number, number]
  box: readonly [number, number, number, number]
  pin?: readonly [number, number]
}

export const views = {
  // The twelve symptoms: square crops, one pin each.
  'back-pain': {
    file: 'back',
    size: [800, 960],
    box: [130, 300, 540, 540],
    pin: [432, 760],
  },
  'neck-pain': {
    file: 'neck',
    size: [800, 800],
    box: [130, 0, 540, 540],
    pin: [452, 395],
  },
  'headache-migraine': {
    file: 'head',
    size: [800, 800],
    box: [120, 90, 600, 600],
    pin: [300, 520],
  },
  'auto-accident-whiplash': {
    file: 'profile',
    size: [800, 960],
    box: [250, 90, 320, 320],
    pin: [368, 292],
  },
  'work-injury': {
    file: 'lowback',
    size: [800, 800],
    box: [110, 140, 580, 580],
    pin: [446, 520],
  },
  'arthritis-joint-pain': {
    file: 'knee',
    size: [800, 800],
    box: [230, 80, 560, 560],
    pin: [548, 320],
  },
  'sports-injuries': {
    file: 'shoulder',
    size: [800, 800],
    box: [150, 50, 620, 620],
    pin: [518, 400],
  },
  'postural-issues-scoliosis': {
    file: 'profile',
    size: [800, 960],
    box: [80, 150, 640, 640],
    pin: [333, 400],
  },
  'sciatica-neuropathy': {
    file: 'legs',
    size: [800, 960],
    box: [140, 60, 520, 520],
    pin: [454, 236],
  },
  'repetitive-strain-injury': {
    file: 'hand',
    size: [800, 800],
    box: [70, 200, 560, 560],
    pin: [356, 556],
  },
  'stress-management': {
    file: 'neck',
    size: [800, 800],
    box: [0, 230, 480, 480],
    pin: [268, 440],
  },
  'various-health-concerns': {
    file: 'back',
    size: [800, 960],
    box: [80, 10, 640, 640],
    pin: [400, 215],
  },
  // The four services: 4:3 crops, one pin each.
  'chiropractic-care': {
    file: 'back',
    size: [800, 960],
    box: [80, 200, 640, 480],
    pin: [432, 440],
  },
  'pediatric-care': {
    file: 'child',
    size: [800, 800],
    box: [60, 180, 720, 540],
    pin: [424, 620],
  },
  'pregnancy-care': {
    file: 'pregnancy',
    size: [800, 800],
    box: [0, 100, 800, 600],
    pin: [290, 342],
  },
  'wellness-care': {
    file: 'profile',
    size: [800, 960],
    box: [80, 30, 640, 480],
    pin: [345, 440],
  },
  // Posts: views of their own; the scenes below serve them too.
  car: {
    file: 'car',
    size: [1200, 800],
    box: [160, 90, 1005, 670],
    pin: [654, 462],
  },
  'head-forehead': {
    file: 'head',
    size: [800, 800],
    box: [80, 60, 640, 640],
    pin: [560, 240],
  },
  'neck-shoulders': {
    file: 'neck',
    size: [800, 800],
    box: [40, 240, 720, 540],
    pin: [600, 490],
  },
  'knees-behind': {
    file: 'legs',
    size: [800, 960],
    box: [130, 420, 540, 540],
    pin: [318, 600],
  },
  'knee-front': {
    file: 'knee',
    size: [800, 800],
    box: [120, 60, 640, 480],
    pin: [570, 310],
  },
  'spine-curve': {
    file: 'spine',
    size: [1200, 800],
    box: [210, 60, 780, 585],
    pin: [618, 470],
  },
  pelvis: {
    file: 'pregnancy',
    size: [800, 800],
    box: [40, 60, 700, 700],
    pin: [300, 470],
  },
  'desk-neck': {
    file: 'desk',
    size: [1200, 800],
    box: [180, 60, 960, 720],
    pin: [462, 300],
  },
  'pillow-neck': {
    file: 'pillow',
    size: [1200, 800],
    box: [60, 180, 1040, 620],
    pin: [310, 478],
  },
  'backpack-strap': {
    file: 'backpack',
    size: [1200, 800],
    box: [250, 60, 800, 720],
    pin: [500, 330],
  },
  'exam-posture': {
    file: 'exam',
    size: [1200, 800],
    box: [150, 60, 960, 740],
    pin: [602, 470],
  },
  // Every drawing under its own name, whole.
  talk: {
    file: 'talk',
    size: [1200, 800],
    box: [0, 0, 1200, 800],
  },
  exam: {
    file: 'exam',
    size: [1200, 800],
    box: [0, 0, 1200, 800],
  },
  table: {
    file: 'table',
    size: [1200, 800],
    box: [0, 0, 1200, 800],
  },
  plan: {
    file: 'plan',
    size: [1200, 800],
    box: [0, 0, 1200, 800],
  },
  spine: {
    file: 'spine',
    size: [1200, 800],
    box: [0, 0, 1200, 800],
  },
  xray: {
    file: 'xray',
    size: [1200, 800],
    box: [0, 0, 1200, 800],
  },
  backpack: {
    file: 'backpack',
    size: [1200, 800],
    box: [0, 0, 1200, 800],
  },
  pillow: {
    file: 'pillow',
    size: [1200, 800],
    box: [0, 0, 1200, 800],
  },
  walk: {
    file: 'walk',
    size: [1200, 800],
    box: [0, 0, 1200, 800],
  },
  bike: {
    file: 'bike',
    size: [1200, 800],
    box: [0, 0, 1200, 800],
  },
  crib: {
    file: 'crib',
    size: [1200, 800],
    box: [0, 0, 1200, 800],
  },
  desk: {
    file: 'desk',
    size: [1200, 800],
    box: [0, 0, 1200, 800],
  },
  back: {
    file: 'back',
    size: [800, 960],
    box: [0, 0, 800, 960],
  },
  neck: {
    file: 'neck',
    size: [800, 800],
    box: [0, 0, 800, 800],
  },
  head: {
    file: 'head',
    size: [800, 800],
    box: [0, 0, 800, 800],
  },
  lowback: {
    file: 'lowback',
    size: [800, 800],
    box: [0, 0, 800, 800],
  },
  knee: {
    file: 'knee',
    size: [800, 800],
    box: [0, 0, 800, 800],
  },
  child: {
    file: 'child',
    size: [800, 800],
    box: [0, 0, 800, 800],
  },
  pregnancy: {
    file: 'pregnancy',
    size: [800, 800],
    box: [0, 0, 800, 800],
  },
  legs: {
    file: 'legs',
    size: [800, 960],
    box: [0, 0, 800, 960],
  },
  hand: {
    file: 'hand',
    size: [800, 800],
    box: [0, 0, 800, 800],
  },
  profile: {
    file: 'profile',
    size: [800, 960],
    box: [0, 0, 800, 960],
  },
  shoulder: {
    file: 'shoulder',
    size: [800, 800],
    box: [0, 0, 800, 800],
  },
  clinic: {
    file: 'clinic',
    size: [1200, 800],
    box: [0, 0, 1200, 800],
  },
  portrait: {
    file: 'portrait',
    size: [800, 1000],
    box: [0, 0, 800, 1000],
  },
} as const satisfies Record<string, View>

export type ViewName = keyof typeof views
