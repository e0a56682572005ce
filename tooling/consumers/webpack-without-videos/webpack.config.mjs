import base from './base.config.mjs';
import withoutVideos from './without-videos.mjs';

export default { ...base, plugins: [...base.plugins, ...withoutVideos.plugins] };
