import { handSprite } from '../pixels.ts';

const night = '#2b2136';

export const heart = (full: boolean) =>
  handSprite(
    [
      '  AAA   AAA  ',
      ' ABBBA ABBBA ',
      'ABWBBBABBBBBA',
      'ABWBBBBBBBBBA',
      'ABBBBBBBBBBCA',
      ' ABBBBBBBBCA ',
      '  ABBBBBBCA  ',
      '   ABBBBCA   ',
      '    ABBCA    ',
      '     ACA     ',
      '      A      ',
    ],
    full
      ? { A: night, B: '#f0664f', C: '#d13b40', W: '#ffffff' }
      : { A: night, B: '#7b6f86', C: '#5f546b', W: '#9a90a4' },
  );

export const cat = handSprite(
  [
    '  AA          AA  ',
    ' AOOA        AOOA ',
    ' AOPOA      AOPOA ',
    ' AOPPOAAAAAAOPPOA ',
    ' AOOOOOBOOBOOOOOA ',
    'AOOOOOOBOOBOOOOOOA',
    'AOOOOOOOOOOOOOOOOA',
    'AOOOAAOOOOOOAAOOOA',
    'AOOOAWOOOOOOAWOOOA',
    'AOOOAAOOOOOOAAOOOA',
    'AORROOOOPPOOOORROA',
    'AORROOWAOOAWOORROA',
    'AOOOOOWWAAWWOOOOOA',
    ' AOOOOWWWWWWOOOOA ',
    '  AAOOOOOOOOOOAA  ',
    '    AAAAAAAAAA    ',
  ],
  { A: night, O: '#f8c255', B: '#f7a072', P: '#f497b6', R: '#f7a072', W: '#fff6e0' },
);

export const ghost = handSprite(
  [
    '     AAAAAA     ',
    '   AAWWWWWWAA   ',
    '  AWWWWWWWWWWA  ',
    ' AWWWWWWWWWWWWA ',
    ' AWWAAWWWWAAWWA ',
    'AWWWAAWWWWAAWWWA',
    'AWWWAAWWWWAAWWWA',
    'AWPPWWWWWWWWPPWA',
    'AWPPWWAAAAWWPPWA',
    'AWWWWWWAAWWWWWWA',
    'AWWWWWWWWWWWWWGA',
    'AWWWWWWWWWWWWWGA',
    'AWWWWWWWWWWWWGGA',
    'AWWAWWWAAWWWAGGA',
    'AWA AWA  AWA AGA',
    ' A   A    A   A ',
  ],
  { A: night, W: '#ffffff', P: '#f497b6', G: '#c3ecf0' },
);

export const rabbit = handSprite(
  [
    '  AAA    AAA  ',
    ' AWPWA  AWPWA ',
    ' AWPWA  AWPWA ',
    ' AWPWA  AWPWA ',
    ' AWPWAAAAWPWA ',
    ' AWWWWWWWWWWA ',
    'AWWWWWWWWWWWWA',
    'AWWAWWWWWWAWWA',
    'AWWAWWWWWWAWWA',
    'AWPPWWPPWWPPWA',
    'AWWWWWAAWWWWWA',
    ' AWWWWWWWWWWA ',
    '  AAAAAAAAAA  ',
  ],
  { A: night, W: '#ffffff', P: '#f497b6' },
);

export const coffee = handSprite(
  [
    '   S   S   S    ',
    '    S   S   S   ',
    '   S   S   S    ',
    '                ',
    ' AAAAAAAAAAA    ',
    'AKKKKKKKKKKKA   ',
    'ARRRRRRRRRRRAAA ',
    'ARRRRRRRRRRDA  A',
    'ARWRRRRRRRRDA  A',
    'ARWRRRRRRRRDA  A',
    'ARRRRRRRRRDDAAA ',
    'ARRRRRRRRRDDA   ',
    ' ARRRRRRRDDA    ',
    '  AAAAAAAAA     ',
  ],
  { A: night, S: '#b9bcc9', K: '#7b5a63', R: '#f0664f', D: '#d13b40', W: '#fff6e0' },
);
