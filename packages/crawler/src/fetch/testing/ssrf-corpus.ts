/** An address that must not be reached. `reason` null: the address itself is public, and nothing else may be reached. */
export type Attack = { url: string; reason: 'address_refused' | 'invalid_url' | null }

const refusedIpv4 = [
  '127.0.0.1',
  '127.255.0.9',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '168.63.129.16',
]
const otherRefused = [
  '100.100.100.200',
  '172.31.255.254',
  '192.0.0.192',
  '192.0.2.1',
  '192.88.99.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::]',
  '[fe80::1]',
  '[febf::1]',
  '[fec0::1]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[ff02::1]',
  '[2001:db8::1]',
  '[2001:10::1]',
  '[3fff::1]',
  '[100::1]',
  '[5f00::1]',
  '[4000::1]',
  '[::2]',
]

const hex = (value: number) => value.toString(16)

function formsOf(address: string): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number)
  const dword = ((a * 256 + b) * 256 + c) * 256 + d
  const high = hex(a * 256 + b)
  const low = hex(c * 256 + d)
  return [
    address,
    `${address}.`,
    `0${a.toString(8)}.0${b.toString(8)}.0${c.toString(8)}.0${d.toString(8)}`,
    `000${a.toString(8)}.${b}.${c}.${d}`,
    `0x${hex(a)}.0x${hex(b)}.0x${hex(c)}.0x${hex(d)}`,
    `0x${hex(a)}.${b}.${c * 256 + d}`,
    `${a}.${(b * 256 + c) * 256 + d}`,
    String(dword),
    `0x${hex(dword)}`,
    `0${dword.toString(8)}`,
    address.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))).replaceAll('.', '。'),
    address.replace(/./g, (character) => `%${hex(character.charCodeAt(0))}`),
    `[::ffff:${address}]`,
    `[::ffff:${high}:${low}]`,
    `[0:0:0:0:0:ffff:${high}:${low}]`,
    `[::${address}]`,
    `[::ffff:0:${address}]`,
    `[64:ff9b::${address}]`,
    `[64:ff9b:1::${address}]`,
    `[2002:${high}:${low}::1]`,
    `[2001:0:${high}:${low}::1]`,
  ]
}

/** `privateName` resolves to a private address, `publicHost` (with its port) to the one server that may be reached. */
export function ssrfCorpus(port: number, publicHost: string, publicOtherPort: number): Attack[] {
  const refused = (url: string): Attack => ({ url, reason: 'address_refused' })
  const invalid = (url: string): Attack => ({ url, reason: 'invalid_url' })
  const [publicName = ''] = publicHost.split(':')
  const literals = [...refusedIpv4.flatMap(formsOf), ...otherRefused]
  const names = [
    'loopback.test',
    'loopback.test.',
    'LOOPBACK.test',
    'v6.test',
    'mapped.test',
    'intranet.test',
    'localhost',
  ]
  return [
    ...literals.map((host) => refused(`http://${host}:${port}/`)),
    ...['127.0.0.1', '[::1]', '[::ffff:7f00:1]', '2130706433'].map((host) => refused(`https://${host}:${port}/`)),
    ...names.map((name) => refused(`http://${name}:${port}/`)),
    ...[22, 25, 6379, 8080, 9200, publicOtherPort].map((other) => refused(`http://${publicName}:${other}/`)),
    ...['[fe80::1%25lo]', '[::1%lo]', '127.0.0.1.0', '0x7f.0.0.0x100', '256.0.0.1'].map((host) =>
      invalid(`http://${host}:${port}/`),
    ),
    invalid(`http://${publicName}@127.0.0.1:${port}/`),
    invalid(`http://127.0.0.1:${port}@${publicHost}/`),
    invalid(`http://user:secret@[::1]:${port}/`),
    invalid(`http://${publicName}:80@127.0.0.1:${port}/`),
    ...['file:///etc/passwd', 'data:text/html,x', 'javascript:alert(1)', 'blob:null/x', 'about:blank', ''].map(invalid),
    ...['ftp', 'gopher', 'dict', 'ldap', 'ws', 'wss', 'unix', 'jar', 'view-source'].map((scheme) =>
      invalid(`${scheme}://127.0.0.1:${port}/`),
    ),
    { url: `http://${publicHost}#@127.0.0.1:${port}/`, reason: null },
    { url: `http://${publicHost}\\@127.0.0.1:${port}/`, reason: null },
    { url: `http://${publicHost}?@127.0.0.1:${port}/`, reason: null },
  ]
}
