import { fold } from '#server/demo/mockups/rendering/folds.ts';
import { mirrored } from '#server/demo/mockups/rendering/path.ts';

/** The long sleeves that hoodie and sweatshirt share. */
export const sleeve =
  'M290 274 C 252 288 224 314 206 354 C 170 436 130 604 98 766 C 96 784 100 792 118 797 C 144 804 170 810 196 813 C 212 814 218 808 222 794 C 242 700 264 566 284 450 C 276 384 277 330 290 274 Z';
export const cuff =
  'M101 764 C 136 783 178 793 221 796 C 215 822 205 852 197 876 C 195 882 191 884 184 883 C 158 880 132 874 111 865 C 105 862 103 858 103 851 C 98 824 97 794 101 764 Z';
export const otherSleeve = mirrored(sleeve);
export const otherCuff = mirrored(cuff);
export const armhole = 'M290 274 C 277 330 276 384 284 450';
export const cuffSeam = 'M101 766 C 136 785 178 795 220 797';

export const hem =
  'M275 838 C 420 848 580 848 725 838 C 726 862 724 884 718 904 C 716 910 712 913 706 913 C 570 923 430 923 294 913 C 288 913 284 910 282 904 C 276 884 274 862 275 838 Z';
export const hemSeam = 'M275 838 C 420 848 580 848 725 838';

export const sleeveFolds = [
  fold('M278 330 C246 390 218 452 190 520', 18, 8, 0.45),
  fold('M282 440 C256 450 230 476 206 520', 13, 8, 0.35),
  fold('M280 470 C250 500 222 540 196 590', 13, 7, 0.4),
  fold('M268 540 C238 570 206 600 172 622', 13, 6.5, 0.4),
  fold('M256 600 C226 640 190 668 152 680', 14, 7.5, 0.4),
  fold('M244 664 C214 690 178 708 138 716', 12, 8, 0.45),
  fold('M236 712 C206 738 168 752 124 752', 11, 8.5, 0.45),
  fold('M228 760 C196 776 156 782 112 770', 9, 8, 0.5),
  fold('M226 330 C194 430 162 560 132 690', 20, 5, 0.5),
];

/** Armpit pulls, side drapes and the bulge above the hem. */
export const torsoFolds = [
  fold('M288 452 C326 444 372 420 424 376', 15, 8, 0.3),
  fold('M286 462 C334 486 386 486 440 462', 16, 7, 0.3),
  fold('M284 482 C310 540 336 600 350 660', 18, 7, 0.35),
  fold('M304 280 C322 340 328 400 312 458', 19, 6, 0.45),
  fold('M356 256 C386 340 396 430 384 520', 24, 4.4, 0.45),
  fold('M318 590 C332 680 328 760 312 842', 22, 6, 0.6),
  fold('M282 760 C310 770 330 790 338 838', 14, 6, 0.5),
  fold('M286 830 C300 800 318 776 324 740', 10, 4.4, 0.35),
];
