const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Registered domains, including those of short links. */
export const socialNetworks = words(`
  facebook.com fb.com fb.me m.me instagram.com instagr.am linkedin.com lnkd.in twitter.com x.com threads.net threads.com youtube.com youtu.be
  tiktok.com pinterest.com pinterest.it t.me telegram.me telegram.org wa.me whatsapp.com vk.com snapchat.com twitch.tv vimeo.com flickr.com`)

/** Registered domains of job portals, company directories, market places and maps. */
export const portals = words(`
  paginegialle.it paginebianche.it tuttocitta.it virgilio.it europages.it europages.com kompass.com misterimprese.it reteimprese.it
  cylex-italia.it cylex.it hotfrog.it tuugo.it yelp.it yelp.com foursquare.com prontopro.it houzz.it houzz.com tripadvisor.it tripadvisor.com
  booking.com thefork.it airbnb.it airbnb.com expedia.it trivago.it subito.it bakeca.it ebay.it ebay.com amazon.it amazon.com alibaba.com etsy.com
  immobiliare.it casa.it idealista.it autoscout24.it automobile.it registroimprese.it ufficiocamerale.it fatturatoitalia.it informazione-aziende.it
  companyreports.it aziendit.com indeed.com indeed.it infojobs.it monster.it jooble.org trovit.it glassdoor.it linktr.ee goo.gl g.page bit.ly
  google.it miodottore.it matrimonio.com justeat.it deliveroo.it glovoapp.com wikipedia.org`)

/** Hosts of providers, many of which give their customers subdomains. */
export const freeHosts = words(`
  wix.com wixsite.com wordpress.com wordpress.org blogger.com blogspot.com weebly.com jimdo.com jimdofree.com webnode.it webnode.com site123.com
  squarespace.com godaddy.com aruba.it register.it netsons.com serverplan.com altervista.org xoom.it interfree.it supereva.it libero.it
  digilander.libero.it tiscali.it web.tiscali.it alice.it tin.it gmail.com googlemail.com hotmail.com hotmail.it outlook.com outlook.it live.it live.com
  yahoo.com yahoo.it icloud.com fastwebnet.it pec.it legalmail.it postecert.it arubapec.it sites.google.com`)
