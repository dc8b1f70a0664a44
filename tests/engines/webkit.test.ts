import { describeFirstAnswer } from './before-scripts.ts';
import { describeBuying } from './buying.ts';
import { describeEditing } from './editing.ts';
import { describeOffline } from './offline.ts';
import { describeMemberRoutes, describeOwnRoutes, describeVisitorRoutes } from './routes.ts';
import { describeSignIn } from './sign-in.ts';
import { describeUpdating } from './updating.ts';
import { withEngine } from './visited-shop.ts';

const visit = withEngine('webkit');
describeVisitorRoutes(visit);
describeFirstAnswer(visit);
describeSignIn(visit);
describeMemberRoutes(visit);
describeBuying(visit);
describeEditing(visit, '웹킷 티셔츠');
describeOffline(visit);
describeOwnRoutes(visit);
describeUpdating(visit);
