/**
 * First segments that name no person although no path of the table begins with them: what the classifier needs of the
 * reserved list. The list itself, with its reasons, is `reserved`.
 */
export const namesBeyondTheTable = `.well-known _ngjs
about accessibility account ad admin administrator ads advertise analytics api app apps assets auth authentication
billing blog boards business-access business-hierarchy business-manager
careers catalogs categories category cdn collections community-guidelines contact cookie-policy copyright create creators
dashboard delete developers docs download
error errors explore
faq favicon.ico feed feedback follow followers following
graphql group guest
help home
images invite
jobs
legal logout
media members message messages
news_hub
oembed
pages partner partners pins policy popular press pricing privacy products profile profiles
redirect register repin report reset resource robots.txt
safety saved security share shop signin signout sitemap static stats status store support
tag tags terms topic
unsubscribe upload url_shortener user users
v3 verify video
widgets www` as const;
