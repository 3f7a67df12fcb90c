import { createServer } from 'node:http';
import { launchFirefox } from '/work/h-d/e2e/fixtures/launch-firefox.ts';

const s = createServer((_, r) => {
  r.setHeader('content-type', 'text/html');
  r.end('<p>x');
}).listen(4344);
const b = await launchFirefox();
const p = await b.newPage();
await p.goto('http://localhost:4344/');
const combos = [];
for (const latencyMode of ['quality', 'realtime'])
  for (const codec of ['avc1.640028', 'avc1.42e028'])
    for (const bitrateMode of ['variable', 'constant']) combos.push({ latencyMode, codec, bitrateMode });
for (const c of combos) {
  const t = await p
    .evaluate(`(async (c) => {
    const w=1080,h=1920;
    const pics = Array.from({length:6},(_,i)=>{const a=new Uint8Array(w*h*1.5).fill(128,w*h);let n=i+1;for(let k=0;k<w*h;k++){n=(Math.imul(n,1664525)+1013904223)>>>0;a[k]=40+((k%w)+(k>>11)+i*4)/16+(n>>>30);}return a;});
    let bytes=0,count=0,err=null;
    const e=new VideoEncoder({output:(ch)=>{bytes+=ch.byteLength;count++;},error:(x)=>{err=String(x)}});
    e.configure({width:w,height:h,framerate:30,bitrate:6e6,avc:{format:'avc'},...c});
    const t0=performance.now();
    for(let i=0;i<30;i++){const f=new VideoFrame(pics[i%6],{format:'I420',codedWidth:w,codedHeight:h,timestamp:Math.round(i*1e6/30)});e.encode(f,{keyFrame:i===0});f.close();while(e.encodeQueueSize>=4)await new Promise(r=>e.addEventListener('dequeue',r,{once:true}));}
    await e.flush();
    return {ms:(performance.now()-t0)/30,bytes,count,err};
  })(${JSON.stringify(c)})`)
    .catch((e) => String(e));
  console.log(JSON.stringify(c), JSON.stringify(t));
}
await b.close();
s.close();
