/** Vietnamese phrases by what they give away. Ordinary speech only: no names, topics or turns of phrase of one talk. */
import type { CueLists } from './cue-lists.ts';

export const CUES_VI: CueLists = {
  filler: String.raw`
    ờ+m*|ừ+m+|ừ{2,}|ơ+m+|h+m+|m{2,}|à ờ|kiểu như|kiểu kiểu|nói chung(?: là)?|nói thật|ý là|tức là|thì là|
    cái gì nhỉ|gì nhỉ|nhỉ\?|đúng không\?|phải không\?|ấy mà|thế này nhé|đấy,|à thì`,
  hedge: `
    (?:không|hổng|ko) (?:biết|nhớ|chắc|rõ)(?! (?:bơi|đọc|viết|nấu|ơn))|(?:chẳng|chả) (?:biết|nhớ|rõ)|
    chưa (?:biết|chắc|rõ)|có lẽ|có thể là|có khi|chắc là|(?<!vững )chắc(?! chắn)|hình như|dường như|có vẻ|
    (?:tôi|mình|em) (?:nghĩ|đoán|cho) (?:là|rằng)|(?:tôi|mình|em) (?:nghĩ|đoán)|kiểu như|đại loại|gì đó|
    sao đó|khoảng(?! cách| thời| trống| không)|khoảng chừng|ít nhiều|không chừng|biết đâu|
    (?:tùy|tuỳ)(?! chọn| chỉnh)|quên mất|ai mà biết|nghe (?:nói|đâu)|thì phải|xấp xỉ|cỡ khoảng|
    hay sao (?:ấy|đó)`,
  housekeeping: `
    chào mừng|xin chào|alo|a lô|hello|chào (?:các|mọi|cả|quý|anh|bạn|em|buổi)|cảm ơn|cám ơn|tạm biệt|
    hẹn gặp lại|đăng (?:ký|kí)|nhà tài trợ|tài trợ|đường (?:link|dẫn)|link|bình luận|phần mô tả|bản tin|
    tập (?:này|trước|sau|tiếp|mới)|lần (?:sau|tới)|tuần (?:sau|tới)|lần trước|tuần trước|
    (?:tôi|mình|em) (?:sẽ|xin) (?:nói|kể|cho|chỉ|đưa|trình|giải|chia|để|gửi|giới|bắt|thử|bỏ)|
    (?:chúng ta|chúng mình|mình|ta) (?:sẽ|cùng|hãy) (?:nói|bàn|xem|bắt|đi|tìm|quay|chuyển|làm|thử|tiếp)|
    để (?:tôi|mình|em) (?:xem|nói|kiểm|bắt|cho|chỉ|kể|chia)|trước khi (?:tôi|mình|chúng|bắt|vào|đi)|
    như (?:tôi|mình|em) (?:đã|vừa|có) (?:nói|nhắc|trình)|(?:ta|mình|xin|cùng) tiếp tục|
    tiếp tục (?:nhé|nào|với)|tiếp theo|(?:ta|mình|tôi|cùng|xin|sẽ) chuyển sang|đi tiếp|câu hỏi|hỏi đáp|
    slide|slides|trang chiếu|micro|mic|máy quay|nghe (?:rõ|thấy) (?:không|tôi|mình)|chờ (?:chút|một|tí)|
    đợi (?:chút|một|tí)|một (?:chút|giây) (?:nhé|thôi|ạ)|xin lỗi|nói đến đâu|
    (?:với|của|trong) chương trình(?! (?:học|đào|giảng|máy))|
    chương trình (?:hôm nay|tối nay|của (?:mình|chúng))|lịch trình|giải lao|nghỉ (?:giải|trưa|giữa|mười)|
    ăn trưa|cà phê|vé|trang web|website|email|podcast|kênh (?:này|youtube|của)|(?:ủng hộ|ký|kí|dõi) kênh|
    phát trực tiếp|livestream|chat|theo dõi (?:kênh|mình|tôi|video|trang|chúng)|
    (?:bạn|ơn|người) (?:đã )?theo dõi|(?:bấm|nhấn) (?:vào|nút|chuông|like|chọn)|subscribe|like|
    video (?:này|hôm nay|sau|tiếp|trước)|giảm giá|mã (?:giảm|số|khuyến)|ghi âm|ghi hình|âm thanh|màn hình|
    wifi|(?:đỗ|đậu|gửi|giữ) xe|phiếu (?:góp|khảo|đánh)|góp ý|hết rồi|đến đây là hết|xin hết|thông báo|
    nhắc (?:lại|các|mọi)|nhân tiện|tiện thể|hết (?:giờ|thời)|(?:tôi|mình|em) tên là|tên (?:tôi|mình|em) là|
    giới thiệu|vỗ tay|tràng pháo tay|âm lượng|quảng cáo|khán giả|thính giả|quý vị|lát nữa|chút nữa|nhắn tin|
    bắt đầu nhé|kính thưa|kính mời|xin mời|mời (?:các|mọi|quý|anh|bạn)`,
  contrast: String.raw`
    nhưng|nhưng mà|thế nhưng|chứ không|(?<!hàng |khoảng )không(?!\?| (?:khí|gian|quân|trung|lồ))|
    (?:hổng|ko)|chẳng|chả|chưa|thực ra|thật ra|thực tế là|thay vì|tuy nhiên|trong khi|mặc dù|(?<!cây )dù|
    trừ khi|sai|ngược lại|trái lại|sự thật là|vẫn|ngoại trừ|bất chấp|thực sự`,
  absolute: `
    (?:không|chưa|chẳng) bao giờ|luôn(?: luôn)?|mọi|mỗi|tất cả|ai cũng|(?:không|chẳng|chả) ai|
    (?:không|chẳng) có gì|(?:không|chưa|chẳng) một|
    (?<!địa |thủ )chỉ(?! (?:số|thị|đạo|cho|huy|tiêu|định|trích|dẫn|bảo|ra|trỏ))|duy nhất|toàn bộ|hết thảy|
    (?<!thứ |thống |duy |đồng |ít )nhất(?! (?:là|định|trí))|đầu tiên|cuối cùng|chính xác|mãi mãi|không thể|
    (?<!không |bên |tay |có |chẳng |thì )phải(?! không)|bất cứ|bất (?:kỳ|kì)|(?:chưa|không|chẳng) từng|
    hoàn toàn|tuyệt đối|cả đời|suốt đời|nhất định|chắc chắn|đúng một`,
  payoff: `
    vì vậy|vì thế|do đó|do vậy|cho nên|bởi vì|tại vì|vì(?! (?:sao|vậy|thế))|(?:đó|đấy) là (?:lý|lí) do|
    (?:đó|đấy) là lúc|(?:đó|đấy) là cách|(?:có )?nghĩa là|để rồi|(?:hóa|hoá) ra|thì ra|(?:lý|lí) do|
    vấn đề là|mấu chốt|câu trả lời|bài học|bí quyết|bí mật|sự khác biệt|(?:học được|nhận ra|hiểu ra)|
    rốt cuộc|cuối cùng|kết quả là|(?:kể )?từ (?:đó|khi đó|lúc đó|ngày đó|hôm đó)|
    (?:đến|cho đến) (?:tận )?(?:bây giờ|hôm nay|nay)|cho đến khi|trừ khi|điều quan trọng|chuyện là|
    nhờ (?:vậy|thế|đó)|thế là|thành ra|thế nên|vậy nên|quan trọng là`,
  imagine: `
    tưởng tượng|hình dung|(?:hãy|thử) (?:nghĩ|nhìn|xem|nhớ|hỏi|đặt|nghe|cân nhắc)|nghĩ (?:về|đến|tới)|
    giả sử|giả dụ|nhìn (?:vào|xem|kìa)|tự hỏi|để ý|nghe (?:này|nhé)|nhớ (?:nhé|rằng)|(?:sẽ|thì) (?:ra )?sao|
    nếu như|ví như`,
  listener: `
    các bạn|(?<!người |tình |kết |làm |các |đám )bạn(?! (?:bè|thân|gái|trai|học|tôi|ấy|cùng|đời|cũ|của))|
    quý vị|các (?:anh|chị|em|cháu|con|bác)|anh chị|cậu(?! (?:bé|ấy|ta|con|nhóc|tôi))|mày|bà con|cả nhà|
    ông bà anh chị|bọn mày`,
  firstPerson: `
    (?<!chúng |bọn |bà |ông |mẹ |bố |bạn )tôi|của tôi|bản thân tôi|
    (?<!chúng |của |một |tự |chính |bọn |giật |hết )mình|tớ|tao|tui|chính tôi|bản thân mình`,
  story: String.raw`
    đã \p{L}+|từng (?:là|làm|có|đi|sống|nghĩ|nói|nghe|thấy|gặp|bị|được|yêu|học|ở|chơi|mơ)|vừa mới|
    hồi (?:đó|ấy|xưa|nhỏ|bé|tôi|mình|còn|trước|học|lớp|cấp|năm|mới|đầu|sinh viên|chiến tranh)|
    bữa (?:đó|nọ|kia)|ngày xưa|ngày trước|thuở \p{L}+|(?:lúc|khi|bấy) (?:đó|ấy|giờ)|lúc bấy giờ|
    một (?:hôm|đêm|buổi (?:sáng|trưa|chiều|tối))|một ngày (?:nọ|kia)|có (?:một )?lần|
    ngày (?:hôm )?(?:ấy|đó)|(?:hôm|đêm|năm|chiều|tối|sáng|mùa hè|mùa đông) (?:ấy|đó|nọ|kia)|hôm qua|
    năm ngoái|\p{L}+ (?:năm|tháng|ngày|tuần) trước|
    (?:một|hai|ba|bốn|mấy|vài|nhiều|mười) (?:năm|tháng|ngày|tuần|tiếng|phút) sau|hôm sau|sáng hôm sau|
    sau (?:đó|đấy)|khi (?:tôi|mình|anh|chị|cô|ông|bà|nó|mẹ|bố|chúng tôi) (?:còn|đang|lên|mới|mất|về|đến)|
    khi còn|(?:vào )?năm (?:19|20)\d\d|thế rồi|rồi (?:một|thì|tôi|anh|cô|ông|bà|nó)|tìm thấy|nhìn thấy|
    nghe thấy|gặp được|
    (?:tôi|anh|cô|ông|bà|chị|nó|họ|mẹ|bố)(?: ấy| ta| tôi)? (?:đi|đến|về|chạy|đứng|ngồi|mở|bước|lấy|đưa)|
    (?:tôi|anh|cô|ông|bà|chị|nó|họ|mẹ|bố)(?: ấy| ta| tôi)? (?:thấy|nghe|nhìn|gặp|gọi|viết|giữ|quyết định)|
    (?:qua đời|mất) (?:năm|hồi|khi)|kể lại|chợt \p{L}+|bèn|liền \p{L}+`,
  turn: `
    bỗng(?: nhiên| dưng)?|đột (?:nhiên|ngột)|bất thình lình|tự (?:nhiên|dưng)|và rồi|nhưng rồi|thế rồi|
    rồi thì|thế là|cho đến khi|(?:đúng|ngay) lúc (?:đó|ấy)|(?:khoảnh khắc|giây phút) (?:đó|ấy)|ai ngờ`,
  quoted: `
    (?:anh|cô|ông|bà|chị|em|tôi|mẹ|bố|ba|cha|thầy|họ|nó|sếp)(?: ấy| ta| tôi| giáo)? (?:nói|bảo|hỏi|kêu)|
    (?:anh|cô|ông|bà|chị|em|tôi|mẹ|bố|thầy|họ|nó|sếp)(?: ấy| ta| tôi| giáo)? (?:trả lời|hét|thì thầm|viết)|
    (?:người ta|bác sĩ|bạn tôi|có người|mọi người|ai đó) (?:nói|bảo|hỏi|kêu|trả lời)|
    nói với (?:tôi|mình|em|anh|cô|ông|bà|chị|nó|họ)|(?:bảo|hỏi) (?:tôi|mình|anh|cô|ông|bà|chị|nó)|
    (?:nói|bảo|hỏi|đáp|kêu) (?:rằng|là)|(?:nói|hỏi|bảo) thế này|trả lời (?:tôi|rằng|là)|thì thầm`,
  emotion: String.raw`
    yêu(?! cầu| thích| tinh)|tình yêu|thương (?:con|mẹ|bố|cha|em|nhớ|lắm)|ghét|sợ(?: hãi)?|
    hoảng(?: sợ| loạn)?|khóc|nước mắt|cười|hạnh phúc|vui(?! lòng)|buồn(?! ngủ| nôn)|giận(?: dữ)?|tức giận|
    phẫn nộ|xấu hổ|tủi thân|tự hào|đau(?: đớn| khổ| lòng)?|nỗi \p{L}+|chết|qua đời|mất mát|
    mất (?:mẹ|cha|bố|con|người)|cô đơn|một mình|trái tim|niềm vui|tồi tệ|tệ nhất|tuyệt vời|đẹp|xinh đẹp|
    khủng khiếp|kinh (?:khủng|hoàng)|không thể tin|điên|phát điên|run(?: rẩy)?|hét|gào|(?:hy|hi) vọng|
    tuyệt vọng|lạc lối|giết|nguy hiểm|tan vỡ|vỡ òa|tội lỗi|có lỗi|ngượng|lo (?:lắng|sợ)|ác mộng|giấc mơ|
    ước mơ|nhớ (?:nhà|mẹ|bố|con|quê|thương)|tha thứ|hối hận|tiếc|bỏ cuộc|thất bại|dũng cảm|can đảm|
    tin tưởng|phản bội|chiến đấu|vất vả|cực khổ|trời (?:đất )?ơi|khổ (?:sở|lắm|quá)|ôi|nghẹn ngào|xúc động`,
  surprise: `
    bất ngờ|ngạc nhiên|kinh ngạc|(?:kỳ|kì) lạ|lạ (?:lùng|thay|là)|bí mật|
    (?:không|chẳng) ai (?:biết|nói|ngờ|dạy|nghĩ|tin|bảo)|(?:hóa|hoá) ra|thì ra|
    (?:ai|mọi người) (?:cũng|đều) (?:nghĩ|tưởng)|người ta (?:thường|cứ|vẫn|hay) (?:nghĩ|tưởng|nói)|
    (?:hầu hết|đa số|phần lớn) (?:mọi )?người|có biết (?:không|rằng)|bạn có biết|tin hay không|
    (?:không|ai|nào) ngờ|ngờ đâu|cứ tưởng|tưởng (?:là|rằng)|sai lầm|nhầm|sốc|giấu(?: kín)?|ngược lại|
    không phải (?:là|như)|phát hiện|khám phá|lần đầu tiên|không thể nào|(?:kỳ|kì) diệu|nghịch (?:lý|lí)`,
  comparison: String.raw`
    giống như|như thể|(?<!hầu |dường |gần |hình )như (?:một|là|cái|con|những)|cứ như|tựa như|(?:y|hệt) như|
    so với|\p{L}+ hơn|hơn cả|gấp (?:đôi|ba|\p{L}+ lần)|một nửa|bằng nhau|chẳng khác`,
  advice: `
    (?<!, |trở |cho |thế |vậy |tạo |làm )nên(?! (?:tôi|anh|cô|nó|họ|em|ông|bà|chị))|đừng|hãy|cần(?: phải)?|
    bắt buộc|nhớ (?:là|phải)|đảm bảo|không bao giờ|luôn(?: luôn)?|dừng lại|(?:quy|nguyên) tắc|bước|mẹo|
    lời khuyên|cách để|làm thế nào|viết (?:ra|xuống)|nếu (?:bạn|các bạn|mình|muốn|chúng ta)|
    khi (?:bạn|các bạn)|trước khi|tốt nhất|cố gắng|(?:hãy )?thử|tránh|phải`,
  elsewhere: `
    như (?:tôi|mình|em|chúng ta) (?:đã|vừa|có) (?:nói|nhắc|trình bày|thấy)|(?:lúc|hồi|vừa|ban) nãy|trước đó|
    (?:lần|tuần|tập|tháng|bài) trước|(?:lần|tuần|tập|bài) sau|slide (?:này|trước|sau)|tiếp theo|
    bên (?:trái|phải)|tay (?:trái|phải)|trên màn hình|ở đây|(?:đằng|ở) kia|trên kia|
    như (?:các )?bạn (?:thấy|có thể thấy)|bên dưới|phía (?:trên|dưới|sau)|cái (?:này|kia|đó)|
    trong (?:phòng|hội trường) này|hôm nay|ngay bây giờ|vừa rồi`,
  notice: String.raw`
    slide|slides|link|đường (?:link|dẫn)|trang (?:\d+|web|này|sau|trước|tiếp|chiếu)|
    (?<!huy |văn |hiến )chương(?! trình)|(?:với|của|trong) chương trình(?! (?:học|đào|giảng|máy))|
    tập (?:này|trước|sau|tiếp|mới)|tài trợ|mã (?:giảm|khuyến|số)|giảm giá|đăng (?:ký|kí)|hạn chót|vé|
    website|email|chat|hội trường|phòng họp|(?:đỗ|đậu|gửi|giữ) xe|giải lao|câu hỏi|lịch trình|
    tuần (?:sau|tới)|ngày mai|tối nay|cảm ơn|cám ơn|chào mừng|xin chào|
    chào (?:các|mọi|cả|quý|anh|bạn|em|buổi)|xin mời|vui lòng|làm ơn|thông báo|
    (?:tôi|mình|em) sẽ (?:nói|kể|cho|chỉ|trình|giải|chia|giới|bắt|đọc)|
    để (?:tôi|mình|em) (?:nói|kể|cho|chỉ|xem|kiểm|chia|giải)|
    (?:tôi|mình|em) (?:muốn|xin|định) (?:nói|kể|cho|chỉ|chia|giới|trình)|
    (?:chúng ta|chúng mình) (?:sẽ|cùng|hãy)|như (?:tôi|mình|em) (?:đã|vừa|có) (?:nói|nhắc|trình)|
    (?:quay|trở) lại (?:với|chuyện|vấn|chủ|phần|câu|bài)|(?:ta|mình|xin|cùng) tiếp tục|tiếp theo|
    (?:ta|mình|tôi|cùng|xin|sẽ) chuyển sang|đi (?:tiếp|sâu)|đi vào (?:phần|nội|chi tiết|vấn|bài)|
    trước khi (?:tôi|mình|chúng|bắt|vào)|nhân tiện|tiện thể|lát nữa|chút nữa|bình luận|subscribe|like|
    theo dõi (?:kênh|mình|tôi|video|trang|chúng)|mời (?:các|mọi|quý|anh|bạn)|nhắc lại|xin lỗi|xin phép`,
  praise: `
    rất|thực sự|thật sự|hoàn toàn|tuyệt đối|cực (?:kỳ|kì|ngon|hay|đỉnh|đẹp|chất)|vô cùng|hết sức|
    siêu(?! (?:thị|âm|dẫn|nhân|cường|tốc|hình|vi|lợi|sao))|tuyệt vời|phi thường|
    đỉnh (?:cao|quá|thật|lắm|luôn)|quá (?:đỉnh|trời|chừng)|xuất sắc|đẹp|lộng lẫy|tốt nhất|
    hay (?:nhất|quá|lắm)|vĩ đại|khổng lồ|to lớn|độc đáo|huyền thoại|đẳng cấp|quan trọng|thú vị|hào hứng|
    thật lòng|thành thật|chân thành|đam mê|tâm huyết|đặc biệt(?! là)|ấn tượng`,
  picturable: `
    (?:con|đàn|tổ) kiến|(?:quả|trái|cây) táo|cánh tay|quân đội|bộ đội|em bé|đứa bé|trẻ sơ sinh|túi|
    (?:quả|trái) bóng|ban nhạc|cái rổ|giỏ|bồn tắm|giường|ong|chuông|chim|lưỡi dao|thuyền|xương|
    (?<!chính |ngân |danh )sách|đôi ủng|chai|hộp|thùng|cậu bé|bé trai|não|phanh|cành|viên gạch|
    (?:cây|chiếc|chân) cầu|bàn chải|cái xô|bóng đèn|đèn|cúc áo|nút (?:áo|bấm)|bánh|máy ảnh|thẻ|
    xe (?:đẩy|bò|ngựa)|mèo|dây xích|phô mai|ngực|cằm|nhà thờ|đồng hồ|mây|áo khoác|áo|cổ áo|
    (?:cái|chiếc) lược|bò|(?:cái|chiếc) (?:cốc|ly|tách)|(?:cốc|ly|tách) (?:nước|cà|trà)|rèm|(?<!đầu )gối|
    chó|cửa|cống|ngăn kéo|váy|tai(?! nạn| họa| hoạ| tiếng| hại)|trứng|động cơ|(?<!ra |trước |bắt |chợp )mắt|
    (?:khuôn|gương|nét) mặt|nông trại|ruộng|lông|ngón tay|cá(?! nhân| tính| cược| biệt| thể| độ)|
    (?:lá|ngọn) cờ|sàn nhà|ruồi|(?:bàn|đôi|cái|ống|cẳng) chân|nĩa|vườn|cô gái|cô bé|bé gái|găng tay|dê|súng|
    tóc|búa|bàn tay|(?<!vỗ |chia |sổ )tay(?! nghề)|mũ|nón|(?:cái|mái|gật|lắc) đầu|trái tim|tim|cái móc|sừng|
    ngựa|bệnh viện|(?:ngôi|căn) nhà|hòn đảo|trang sức|viên ngọc|ấm trà|(?:chìa khóa|chìa khoá)|đầu gối|
    con dao|nút thắt|(?:chiếc|cái) lá|lá cây|đùi|thư viện|(?:đôi|bờ|làn) môi|ổ (?:khóa|khoá)|bản đồ|diêm|
    khỉ|mặt trăng|ánh trăng|miệng|mồm|cơ bắp|đinh|móng tay|cổ (?:tay|chân)|(?:cây|mũi|cái) kim|
    (?:tấm|mẻ) lưới|mũi|hạt dẻ|đậu phộng|văn phòng|(?:quả|trái|nước) cam|lò nướng|bếp lò|bưu kiện|gói hàng|
    bút|bút chì|bức (?:tranh|ảnh|hình)|tấm (?:ảnh|hình)|lợn|heo|ghim|ống nước|máy bay|đĩa|túi (?:áo|quần)|
    nồi|chảo|khoai tây|nhà tù|máy bơm|đường ray|chuột|(?:hóa|hoá) đơn|biên lai|chiếc nhẫn|mái nhà|rễ|
    cánh buồm|trường học|ngôi trường|(?:cái|cây) kéo|ốc vít|hạt giống|cừu|(?:kệ|giá) sách|tàu|áo sơ mi|giày|
    dép|làn da|da|con rắn|đôi (?:tất|vớ)|xẻng|bọt biển|thìa|muỗng|con tem|ngôi sao|nhà ga|sân ga|gậy|dạ dày|
    bụng|cửa hàng|cửa tiệm|đường phố|con (?:đường|phố)|mặt trời|(?:cái|chiếc|mặt) bàn|bàn (?:ăn|gỗ|học)|ghế|
    đuôi|sợi (?:chỉ|dây)|cổ họng|ngón cái|vé|ngón chân|lưỡi|răng|thị trấn|thành phố|xe lửa|khay|
    (?:cái|gốc|hàng|ngọn) cây|cây (?:cối|xanh)|quần(?! (?:chúng|thể|đảo|vợt|tụ))|(?:cái|chiếc) ô(?! tô)|
    (?:cây|cái|chiếc) dù|bức tường|bánh xe|cái còi|cửa sổ|đôi cánh|dây (?:điện|thép)|
    (?:con|giun) (?:giun|sâu|đất)`,
  leaning: `
    và|nhưng|mà|nên|cho nên|vì|bởi vì|hay|hoặc|rồi|thế rồi|sau đó|nó|(?:anh|cô|ông|bà|chị|cậu) (?:ấy|ta)|họ|
    hắn|chúng nó|đó|đấy|(?:điều|cái|việc|chuyện) (?:đó|đấy|này|ấy)|này|những (?:cái|điều|người) (?:đó|này)|
    cũng|ngoài ra|vâng|ừ|dạ|không|đúng|đúng vậy|chính xác|được|ok|oke|ở (?:đó|đấy)|như (?:vậy|thế)|vậy|thế|
    thì|chứ|còn|tuy nhiên|ngoại trừ|vì (?:vậy|thế)|do đó|thế là|vậy là|(?:lúc|khi) (?:đó|ấy)|thậm chí|
    hơn nữa|thay vào đó`,
  opener: String.raw`
    bây giờ|giờ thì|ok|oke|vậy thì|thế thì|nào|đầu tiên|thứ (?:nhất|hai|ba|tư)|tiếp theo|cuối cùng|
    trước hết|một (?:hôm|ngày|lần|điều|trong)|có (?:một|lần|những)|ngày xưa|cái gì|điều (?:thứ|đầu|quan)|
    tại sao|vì sao|làm sao|làm thế nào|như thế nào|khi|nếu|tưởng tượng|hãy|thử (?:nghĩ|hỏi)|
    hồi (?:tôi|đó|nhỏ|xưa)|(?:vào )?năm (?:19|20)\d\d|chúng ta|giả sử|bạn có biết`,
  stopWords: `
    tui nè nghen hen vầy coi thiệt hổng hông ko giùm kìa hello là và của có không các những một cái con
    chiếc người được cho trong với này đó kia ấy đấy đây nào gì ai sao đâu bao nhiêu mấy thế vậy như thì mà
    nhưng hay hoặc vì nên bởi do tại nếu khi lúc hồi đang đã sẽ vừa mới sắp từng chưa chẳng chả đừng chớ hãy
    phải cần muốn thể bị để ra vào lên xuống lại qua sang về đến tới từ ở trên dưới ngoài giữa bên cạnh
    trước sau cùng theo bằng đối giống khác hơn kém nhất rất quá lắm khá hơi cực vô siêu cũng đều vẫn còn cứ
    luôn thường hiếm ngay liền rồi nữa thêm chỉ cả mọi mỗi tất toàn bộ hết nhiều ít vài đôi chút tí xíu lần
    đầu tiên cuối tôi tao tớ mình ta chúng bọn bạn mày anh chị em ông bà cô chú bác cậu nó họ hắn quý vị tự
    chính nhau riêng chung hai ba bốn năm sáu bảy tám chín mười mươi trăm nghìn triệu tỷ phần nửa thứ ngày
    tháng tuần giờ phút giây hôm nay mai nãy xưa bây bấy sáng trưa chiều tối đêm làm nói bảo hỏi kể đáp nghĩ
    biết hiểu thấy nhìn xem nghe đi chạy tìm lấy đưa gửi dùng giúp gọi bắt trở thành xảy diễn thử cố gắng
    đặt mang giữ bỏ quay gặp thích tưởng nhớ quên hình dường chắc chắn lẽ khoảng tầm cỡ kiểu loại dạng cách
    việc điều chuyện vấn đề chỗ nơi phía hướng lượt mức độ thật thực sự đúng sai tốt xấu lớn nhỏ bé cũ dở
    tuy mặc dù dẫu song nhiên nhân thậm chí trừ ngoại nghĩa tức cụ ví dụ hạn vân tóm hóa hoá hẳn hề bất kỳ
    kì à ạ ừ ờ ơ nhé nhỉ nha nhá hả hở chứ chăng vâng dạ ok oke okay ừm hmm ơi ôi cảm cám ơn xin chào lỗi
    mời vui thôi xong đủ dần mãi suốt tận tùy tuỳ nhờ bèn khiến gây càng nổi mất hầu gần xa đằng khắp rõ
    ràng đương dĩ bỗng đột lập tiếp tục hiện thời sớm muộn nhanh chậm hoàn`,
  leadIn: `
    rồi|và|nhưng mà|nhưng|thì|vậy thì|thế thì|vậy là|thế là|à(?=,)|ừ(?=,)|vâng(?=,)|dạ(?=,)|không(?=,)|ok|
    oke|nào(?=,)|nói chung(?: là)?|thật ra|thực ra|bởi vì|tức là|ý là|nghe này(?=,)|đúng rồi(?=,)|đấy(?=,)`,
  promise: `
    nếu|nếu như|khi|mỗi (?:khi|lần)|một khi|trong khi|mặc dù|(?:cho )?dù|ngay khi|(?:kể )?từ khi|bởi vì|vì|
    trừ khi|giả sử|hễ`,
  ending: '',
  titles: String.raw`
    TS|Ts|ThS|Ths|GS|Gs|PGS|GS\.TS|PGS\.TS|BS|Bs|BSCK|KS|LS|TP|Tp|ĐH|NXB|Mr|Mrs|Ms|Dr|St|Tr|tr|vd|VD|vs`,
  wishes: {
    hook: 'mở đầu|khởi đầu|thu hút(?! (?:đầu tư|khách|vốn|nhân tài))|gây chú ý|phần đầu',
    payoff: 'cái kết|kết thúc|kết luận|kết cục|đoạn kết|cú twist',
    clarity: 'rõ ràng|giải thích|đơn giản|dễ hiểu|hướng dẫn|mẹo|lời khuyên|bài học|từng bước',
    emotion: `
      cảm xúc|cảm động|xúc động|hài hước|hài(?! (?:lòng|hòa|hoà))|vui nhộn|vui(?! lòng)|buồn cười|gây cười|
      buồn(?! (?:ngủ|nôn))|câu chuyện|chuyện cười|truyện cười|tiếng cười|giải trí`,
    novelty: 'bất ngờ|ngạc nhiên|mới lạ|điều mới|sự thật|lầm tưởng|độc đáo|thú vị|gây sốc|kinh ngạc',
    quotability: 'trích dẫn|câu nói|châm ngôn|danh ngôn',
    dialogue: 'đối thoại|trò chuyện|hội thoại|câu hỏi|phỏng vấn|tranh luận|hỏi đáp|thảo luận',
    withoutWhat: `
      (?<!hàng )không(?! (?:chỉ|những|gian|khí|quân|lưu|quá|hơn|ngờ|ngừng|thể|tưởng|quên|bỏ lỡ|dài))|
      đừng(?! (?:quên|bỏ lỡ))|(?<!(?:cách|phòng|để|né) )tránh|trừ(?! sâu)|ngoại trừ|bỏ qua|loại bỏ|loại trừ|
      lược bỏ|(?<!(?:từ|bãi|xóa|xoá|vứt|rời|đừng|không) )bỏ(?! (?:phiếu|thuốc|học|việc|lỡ|cuộc|rơi|tiền|ra))`,
    turning: 'mà|nhưng|chỉ',
    asking: `
      clip|video|khoảnh khắc|(?<!(?:giai|gián|thủ) )đoạn|phần(?! (?:mềm|cứng|trăm|thưởng))|
      (?<!(?:hoàn|bối|phong|nghịch) )cảnh(?! (?:sát|báo|quan|giác))|chọn|tìm|cho xem|hiển thị|tập trung|
      ưu tiên|bao gồm|muốn|vui lòng|làm ơn|diễn giả|người nói|hay nhất|tốt nhất|nói về|giây|phút|quên|bỏ lỡ`,
  },
};
